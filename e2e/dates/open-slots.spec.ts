import { withSharedStarts } from '@/lib/calendar/calendar-season';
import { calendarHref, periodAtPath, slugsContaining } from '@/lib/calendar/calendar-path';
import { openDaysFrom, openDaysIn, openStartsOn } from '@/lib/calendar/open-slots';
import { firstTileOf, labelOf, periodOf, slugOf } from '@/lib/calendar/period';
import { minutesOf, type ClockTime, hasBegunToday, type Moment } from '@/lib/season/clock-time';
import { expect, test } from './time-zone';

function at(date: string, time: ClockTime): Moment {
  return { date, minutes: minutesOf(time) };
}

/** 18 days: none on the first, all closed on the second, then open ones. */
const startsOfDays = [
  null,
  [],
  ...Array.from({ length: 16 }, (_, index) => Array(index + 1).fill(540)),
];
const season = {
  first: '2030-12-18',
  last: '2031-01-04',
  ...withSharedStarts(startsOfDays),
};
const december = periodOf('month', '2030-12-18');
const january = periodOf('month', '2031-01-01');

test('a day has its number of open slots, across the end of a year', () => {
  for (const [date, count] of [
    ['2030-12-17', undefined],
    ['2030-12-18', undefined],
    ['2030-12-19', 0],
    ['2030-12-20', 1],
    ['2031-01-01', 13],
    ['2031-01-04', 16],
    ['2031-01-05', undefined],
  ] as const) {
    expect.soft(openStartsOn(date, season)?.length, date).toBe(count);
  }
});

test('days with the same times share them, so that a page of a long season stays small', () => {
  const day = [540, 570];
  expect(withSharedStarts([day, null, [...day], [], null])).toEqual({
    starts: [day, null, []],
    days: [0, 1, 0, 2, 1],
  });
});

test('a month’s open days are those of the season, and a larger period lists none', () => {
  const inDecember = openDaysIn(december, season);
  expect(inDecember).toHaveLength(12);
  expect(inDecember.at(0)).toBe('2030-12-20');
  expect(inDecember.at(-1)).toBe('2030-12-31');
  expect(openDaysIn(january, season)).toEqual([
    '2031-01-01',
    '2031-01-02',
    '2031-01-03',
    '2031-01-04',
  ]);
  expect(openDaysIn(periodOf('year', '2031-01-01'), season)).toEqual([]);
});

test('the open days to come have a time after now, and the number of these times', () => {
  const days = { first: '2030-12-30', last: '2031-01-02' };
  const starts = withSharedStarts([[0, 540], [540, 600, 660], null, [540, 600]]);
  for (const [now, open] of [
    [undefined, { '2030-12-30': 2, '2030-12-31': 3, '2031-01-02': 2 }],
    [at('2030-01-01', '12:00 PM'), { '2030-12-30': 2, '2030-12-31': 3, '2031-01-02': 2 }],
    [at('2030-12-30', '9:00 AM'), { '2030-12-31': 3, '2031-01-02': 2 }],
    [at('2030-12-31', '9:30 AM'), { '2030-12-31': 2, '2031-01-02': 2 }],
    [at('2031-01-02', '10:30 AM'), {}],
    [at('2032-01-01', '12:00 AM'), {}],
  ] as const) {
    const found = openDaysFrom({ ...days, ...starts }, now);
    expect
      .soft(found, JSON.stringify(now))
      .toEqual(Object.entries(open).map(([date, count]) => ({ date, count })));
  }
});

test('the first tile of a period is the first that the season has', () => {
  for (const [view, date, tile] of [
    ['month', '2030-12-01', '2030-12-18'],
    ['month', '2031-01-01', '2031-01-01'],
    ['year', '2030-12-01', '2030-12'],
    ['decade', '2030-12-01', '2030'],
    ['century', '2030-12-01', '2021-2030'],
  ] as const) {
    expect.soft(firstTileOf(periodOf(view, date), season), `${view} of ${date}`).toBe(tile);
  }
});

test('each period of the season has a path, also the opening month', () => {
  expect(slugsContaining([season.first, season.last])).toEqual([
    ...['2030-12', '2030', '2021-2030', '2001-2100'],
    ...['2031-01', '2031', '2031-2040'],
  ]);
  expect(calendarHref(december)).toBe('/calendar/2030-12#calendar');
  expect(calendarHref(january, '2031-01-01')).toBe('/calendar/2031-01#2031-01-01');
  for (const [path, label] of [
    ['/', 'December 2030'],
    ['/calendar/2031-01', 'January 2031'],
    ['/calendar/2031-2040', '2031 – 2040'],
    ['/calendar/2031-02', 'December 2030'],
    ['/timeslots/2031-01-01', 'December 2030'],
  ] as const) {
    expect.soft(labelOf(periodAtPath(path, season)), path).toBe(label);
  }
});

test('the home page shows the first month until it has passed, and then the month of the next open day', () => {
  for (const [now, slug] of [
    [undefined, '2030-12'],
    [at('2030-06-01', '12:00 PM'), '2030-12'],
    [at('2030-12-31', '11:59 PM'), '2030-12'],
    [at('2031-01-01', '12:00 AM'), '2031-01'],
    [at(season.last, '11:59 PM'), '2031-01'],
    // The season is over.
    [at('2031-03-01', '12:00 PM'), '2030-12'],
  ] as const) {
    expect.soft(slugOf(periodAtPath('/', season, now)), now?.date ?? 'without a clock').toBe(slug);
  }
  const closedMonth = {
    ...season,
    last: '2031-02-01',
    ...withSharedStarts([...startsOfDays, ...Array(28).fill(null)]),
  };
  expect(slugOf(periodAtPath('/', closedMonth, at('2031-02-01', '9:00 AM')))).toBe('2031-02');
});

test('a time has begun from its first minute on, on its own day alone', () => {
  expect(hasBegunToday('2030-12-20', '9:00 AM', at('2030-12-20', '8:59 AM'))).toBe(false);
  expect(hasBegunToday('2030-12-20', '9:00 AM', at('2030-12-20', '9:00 AM'))).toBe(true);
  expect(hasBegunToday('2030-12-19', '9:00 AM', at('2030-12-20', '9:00 AM'))).toBe(false);
});
