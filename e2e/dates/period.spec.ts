import {
  overlapsSeason,
  labelOf,
  parentOf,
  periodOf,
  slugOf,
  step,
  tilesOf,
} from '@/lib/calendar/period';
import { expect, test } from './time-zone';

test('each view has a label, neighbors, tiles and a slug', () => {
  for (const [view, slug, labels, tiles, lastTile] of [
    ['month', '2025-07', ['June 2025', 'July 2025', 'August 2025'], 0, undefined],
    ['year', '2025', ['2024', '2025', '2026'], 12, 'December 2025'],
    ['decade', '2021-2030', ['2011 – 2020', '2021 – 2030', '2031 – 2040'], 10, '2030'],
    ['century', '2001-2100', ['1901 – 2000', '2001 – 2100', '2101 – 2200'], 10, '2091 – 2100'],
  ] as const) {
    const period = periodOf(view, '2025-07-15');
    const tileLabels = tilesOf(period).map(labelOf);
    expect.soft(slugOf(period)).toBe(slug);
    expect.soft([step(period, -1), period, step(period, 1)].map(labelOf)).toEqual(labels);
    expect.soft([tileLabels.length, tileLabels.at(-1)]).toEqual([tiles, lastTile]);
  }
});

test('steps cross years, and the century is the largest view', () => {
  expect(labelOf(step(periodOf('month', '2025-12-31'), 1))).toBe('January 2026');
  expect(parentOf(periodOf('month', '2025-07-15'))).toEqual(periodOf('year', '2025-01-01'));
  // A decade ends with its 2020, as in react-calendar.
  expect(labelOf(periodOf('decade', '2020-12-31'))).toBe('2011 – 2020');
  expect(parentOf(periodOf('year', '2021-01-01'))).toEqual(periodOf('decade', '2030-12-31'));
  expect(parentOf(periodOf('century', '2025-07-15'))).toBeUndefined();
});

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

test('no step leaves a season of one day', () => {
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
