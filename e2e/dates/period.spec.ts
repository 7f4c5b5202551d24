import fc from 'fast-check';
import {
  labelOf,
  overlapsSeason,
  parentOf,
  periodFromSlug,
  periodOf,
  slugOf,
  step,
  tilesOf,
  views,
} from '@/lib/calendar/period';
import { expect, test } from './time-zone';

const season = { first: '2029-11-15', last: '2031-02-20' };

test('a day is part of a month, a year, a decade and a century, and the last two begin in a year that ends in 1', () => {
  for (const [date, labels] of [
    ['2030-12-31', ['December 2030', '2030', '2021 – 2030', '2001 – 2100']],
    ['2031-01-01', ['January 2031', '2031', '2031 – 2040', '2001 – 2100']],
    ['2000-02-29', ['February 2000', '2000', '1991 – 2000', '1901 – 2000']],
    ['2100-12-31', ['December 2100', '2100', '2091 – 2100', '2001 – 2100']],
  ] as const) {
    expect
      .soft(
        views.map((view) => labelOf(periodOf(view, date))),
        date,
      )
      .toEqual(labels);
  }
});

test('a slug leads to its period, which has a label', () => {
  for (const [slug, period, label] of [
    ['2024-07', periodOf('month', '2024-07-01'), 'July 2024'],
    ['2026', periodOf('year', '2026-01-01'), '2026'],
    ['2031-2040', periodOf('decade', '2031-01-01'), '2031 – 2040'],
  ] as const) {
    expect.soft(periodFromSlug(slug), slug).toEqual(period);
    expect.soft(labelOf(period), slug).toBe(label);
  }
});

test('a step crosses years, decades and centuries', () => {
  for (const [view, date, slugs] of [
    ['month', '2031-01-01', ['2030-12', '2031-02']],
    ['year', '2030-06-01', ['2029', '2031']],
    ['decade', '2030-06-01', ['2011-2020', '2031-2040']],
    ['century', '2030-06-01', ['1901-2000', '2101-2200']],
  ] as const) {
    const period = periodOf(view, date);
    const steps = ([-1, 1] as const).map((direction) => slugOf(step(period, direction)));
    expect.soft(steps, `${view} of ${date}`).toEqual(slugs);
  }
});

test('a larger period consists of the smaller ones that it is the parent of', () => {
  for (const [view, count] of [
    ['year', 12],
    ['decade', 10],
    ['century', 10],
  ] as const) {
    const period = periodOf(view, '2030-06-01');
    const tiles = tilesOf(period);
    expect.soft(tiles, view).toHaveLength(count);
    expect.soft(tiles.map(parentOf), view).toEqual(tiles.map(() => period));
  }
  expect(tilesOf(periodOf('month', '2030-06-01'))).toEqual([]);
  expect(parentOf(periodOf('century', '2030-06-01'))).toBeUndefined();
});

test('only the tiles that overlap a season can be selected', () => {
  for (const [view, date, selectable] of [
    ['year', '2029-12-01', ['2029-11', '2029-12']],
    ['year', '2031-01-01', ['2031-01', '2031-02']],
    ['decade', '2030-12-01', ['2029', '2030']],
    ['decade', '2031-01-01', ['2031']],
    ['century', '2031-01-01', ['2021-2030', '2031-2040']],
  ] as const) {
    const tiles = tilesOf(periodOf(view, date)).filter((tile) => overlapsSeason(tile, season));
    expect.soft(tiles.map(slugOf), `${view} of ${date}`).toEqual(selectable);
  }
});

test('every period has a slug of its own, and no other text is one', () => {
  const dates = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9899-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...views), dates, (view, date) => {
      const period = periodOf(view, date);
      expect(periodFromSlug(slugOf(period))).toEqual(period);
    }),
  );
  const texts = ['', '2025-13', '2025-00', '25', '2020-2029', '2021-2031', '2025-7', '2025-07-15'];
  for (const text of texts) expect.soft(periodFromSlug(text), text).toBeUndefined();
});
