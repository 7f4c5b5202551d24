import {
  labelOf,
  overlaps,
  parentOf,
  periodOf,
  slugOf,
  step,
  tilesOf,
  type View,
} from '@/lib/calendar/period';
import { expect, test } from './time-zone';

const date = '2025-07-15';

test('every view says its period as react-calendar does', () => {
  const labels = (['month', 'year', 'decade', 'century'] as const).map((view) =>
    labelOf(periodOf(view, date)),
  );
  expect(labels).toEqual(['July 2025', '2025', '2021 – 2030', '2001 – 2100']);
});

test('decades run from 1 to 10 and centuries from 01 to 00', () => {
  expect(labelOf(periodOf('decade', '2020-12-31'))).toBe('2011 – 2020');
  expect(labelOf(periodOf('decade', '2021-01-01'))).toBe('2021 – 2030');
  expect(labelOf(periodOf('century', '2000-06-01'))).toBe('1901 – 2000');
  expect(labelOf(periodOf('century', '2001-01-01'))).toBe('2001 – 2100');
});

test('a step is one period of the view', () => {
  const steps = (view: View) => {
    const period = periodOf(view, date);
    return [labelOf(step(period, -1)), labelOf(step(period, 1))];
  };
  expect(steps('month')).toEqual(['June 2025', 'August 2025']);
  expect(steps('year')).toEqual(['2024', '2026']);
  expect(steps('decade')).toEqual(['2011 – 2020', '2031 – 2040']);
  expect(steps('century')).toEqual(['1901 – 2000', '2101 – 2200']);
  expect(labelOf(step(periodOf('month', '2025-12-31'), 1))).toBe('January 2026');
});

test('the tiles of a period are the twelve, ten or ten of the view below', () => {
  const tiles = (view: View) => tilesOf(periodOf(view, date)).map(labelOf);
  expect(tiles('month')).toEqual([]);
  expect(tiles('year')).toHaveLength(12);
  expect(tiles('year').slice(0, 2)).toEqual(['January 2025', 'February 2025']);
  expect(tiles('decade')).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
    '2027',
    '2028',
    '2029',
    '2030',
  ]);
  expect(tiles('century')).toHaveLength(10);
  expect(tiles('century').at(0)).toBe('2001 – 2010');
  expect(tiles('century').at(-1)).toBe('2091 – 2100');
});

test('the title leads up to the century and no further', () => {
  const year = parentOf(periodOf('month', date));
  expect(year && labelOf(year)).toBe('2025');
  const decade = parentOf(periodOf('year', '2030-01-01'));
  expect(decade && labelOf(decade)).toBe('2021 – 2030');
  expect(parentOf(periodOf('century', date))).toBeUndefined();
});

test('a period is open as soon as one day of the season lies in it', () => {
  const open = (view: View, day: string) =>
    overlaps(periodOf(view, day), '2026-12-20', '2027-02-10');
  expect(open('month', '2026-11-30')).toBe(false);
  expect(open('month', '2026-12-01')).toBe(true);
  expect(open('month', '2027-02-28')).toBe(true);
  expect(open('month', '2027-03-01')).toBe(false);
  expect(open('year', '2026-01-01')).toBe(true);
  expect(open('year', '2028-01-01')).toBe(false);
  expect(open('decade', '2031-01-01')).toBe(false);
});

test('a period’s name in an address is its own', () => {
  const slugs = (['month', 'year', 'decade', 'century'] as const).map((view) =>
    slugOf(periodOf(view, date)),
  );
  expect(slugs).toEqual(['2025-07', '2025', '2021-2030', '2001-2100']);
});
