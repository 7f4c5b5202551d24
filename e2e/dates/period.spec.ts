import {
  labelOf,
  overlaps,
  parentOf,
  periodOf,
  slugOf,
  step,
  tilesOf,
} from '@/lib/calendar/period';
import { expect, test } from './time-zone';

test('each view has its label, its neighbors, its tiles, and its name in an address', () => {
  for (const [view, slug, label, before, after, tiles, firstTile, lastTile] of [
    ['month', '2025-07', 'July 2025', 'June 2025', 'August 2025', 0, undefined, undefined],
    ['year', '2025', '2025', '2024', '2026', 12, 'January 2025', 'December 2025'],
    ['decade', '2021-2030', '2021 – 2030', '2011 – 2020', '2031 – 2040', 10, '2021', '2030'],
    [
      ...(['century', '2001-2100', '2001 – 2100', '1901 – 2000', '2101 – 2200'] as const),
      ...([10, '2001 – 2010', '2091 – 2100'] as const),
    ],
  ] as const) {
    const period = periodOf(view, '2025-07-15');
    const labels = tilesOf(period).map(labelOf);
    expect.soft(slugOf(period)).toBe(slug);
    expect.soft(labelOf(period)).toBe(label);
    expect.soft(labelOf(step(period, -1))).toBe(before);
    expect.soft(labelOf(step(period, 1))).toBe(after);
    expect.soft([labels.length, labels.at(0), labels.at(-1)]).toEqual([tiles, firstTile, lastTile]);
  }
});

test('years, decades and centuries end where react-calendar ends them', () => {
  expect(labelOf(step(periodOf('month', '2025-12-31'), 1))).toBe('January 2026');
  expect(labelOf(periodOf('decade', '2020-12-31'))).toBe('2011 – 2020');
  expect(labelOf(periodOf('decade', '2021-01-01'))).toBe('2021 – 2030');
  expect(labelOf(periodOf('century', '2000-06-01'))).toBe('1901 – 2000');
  expect(labelOf(periodOf('century', '2001-01-01'))).toBe('2001 – 2100');
});

test('the title leads up to the century and no further', () => {
  expect(parentOf(periodOf('month', '2025-07-15'))).toEqual(periodOf('year', '2025-01-01'));
  expect(parentOf(periodOf('year', '2030-01-01'))).toEqual(periodOf('decade', '2021-01-01'));
  expect(parentOf(periodOf('century', '2025-07-15'))).toBeUndefined();
});

test('a period is open as soon as one day of the season lies in it', () => {
  for (const [view, day, open] of [
    ['month', '2026-11-30', false],
    ['month', '2026-12-01', true],
    ['month', '2027-02-28', true],
    ['month', '2027-03-01', false],
    ['year', '2026-01-01', true],
    ['year', '2028-01-01', false],
    ['decade', '2031-01-01', false],
  ] as const) {
    const isOpen = overlaps(periodOf(view, day), '2026-12-20', '2027-02-10');
    expect.soft(isOpen, `${view} of ${day}`).toBe(open);
  }
});
