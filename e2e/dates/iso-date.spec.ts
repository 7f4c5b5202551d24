import { addDays, addMonths, dateInWords, isRealDate, weekdayOf } from '@/lib/season/iso-date';
import { expect, test } from './time-zone';

test('tells dates that exist from those that do not', () => {
  for (const date of ['2025-07-15', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) {
    expect.soft(isRealDate(date), date).toBe(true);
  }
  const unreal = ['2025-02-29', '1900-02-29', '2025-02-30', '2025-13-01', '2025-00-10'];
  for (const text of [...unreal, '2025-7-1', '25-07-01', '2025-07-15 ', '', 'today']) {
    expect.soft(isRealDate(text), text).toBe(false);
  }
});

test('counts days over the ends of months and years and both changes of the clock', () => {
  for (const [date, count, expected] of [
    ['2025-07-31', 1, '2025-08-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-03-09', 1, '2025-03-10'],
    ['2025-11-02', -1, '2025-11-01'],
    ['2025-07-15', -15, '2025-06-30'],
  ] as const) {
    expect.soft(addDays(date, count)).toBe(expected);
  }
});

test('keeps the day of the month, or takes a shorter month’s last', () => {
  for (const [date, count, expected] of [
    ['2025-07-15', 1, '2025-08-15'],
    ['2025-08-31', -2, '2025-06-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-12-01', 1, '2026-01-01'],
    ['2026-01-31', 1, '2026-02-28'],
  ] as const) {
    expect.soft(addMonths(date, count)).toBe(expected);
  }
});

test('knows the day of the week and says the date in words', () => {
  expect(['2025-07-20', '2025-07-15', '2025-07-19'].map(weekdayOf)).toEqual([0, 2, 6]);
  expect(dateInWords('2025-07-15')).toBe('Tuesday, July 15, 2025');
  expect(dateInWords('2025-08-31')).toBe('Sunday, August 31, 2025');
});
