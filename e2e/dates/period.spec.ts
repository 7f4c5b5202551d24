import { overlapsSeason, periodOf, step, tilesOf } from '@/lib/calendar/period';
import { expect, test } from './time-zone';

test('a period that contains a day of the season is open', () => {
  for (const [view, day, open] of [
    ['month', '2026-11-30', false],
    ['month', '2026-12-01', true],
    ['month', '2027-02-28', true],
    ['month', '2027-03-01', false],
    ['year', '2026-01-01', true],
  ] as const) {
    const season = { firstDay: '2026-12-20', lastDay: '2027-02-10' };
    expect.soft(overlapsSeason(periodOf(view, day), season), `${view} of ${day}`).toBe(open);
  }
});

test('neither Previous nor Next leaves a season of one day', () => {
  const season = { firstDay: '2028-02-29', lastDay: '2028-02-29' };
  for (const view of ['month', 'year', 'decade', 'century'] as const) {
    const period = periodOf(view, '2028-02-29');
    const around = [step(period, -1), period, step(period, 1)];
    expect.soft(around.map((one) => overlapsSeason(one, season))).toEqual([false, true, false]);
    expect
      .soft(tilesOf(period).filter((tile) => overlapsSeason(tile, season)).length)
      .toBeLessThan(2);
  }
});
