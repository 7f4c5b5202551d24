import { addDays, addMonths, dateInWords, isRealDate, weekdayOf } from '@/lib/season/iso-date';
import { expect, test } from './time-zone';

test('tells dates that exist from those that do not', () => {
  for (const date of ['2025-07-15', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) {
    expect(isRealDate(date), date).toBe(true);
  }
  for (const text of [
    '2025-02-29',
    '1900-02-29',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-7-1',
    '25-07-01',
    '2025-07-15 ',
    '',
    'today',
  ]) {
    expect(isRealDate(text), text).toBe(false);
  }
});

test('counts days over the ends of months and years and both changes of the clock', () => {
  expect(addDays('2025-07-31', 1)).toBe('2025-08-01');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-03-09', 1)).toBe('2025-03-10');
  expect(addDays('2025-11-02', -1)).toBe('2025-11-01');
  expect(addDays('2025-07-15', -15)).toBe('2025-06-30');
});

test('keeps the day of the month, or takes a shorter month’s last', () => {
  expect(addMonths('2025-07-15', 1)).toBe('2025-08-15');
  expect(addMonths('2025-08-31', -2)).toBe('2025-06-30');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2025-12-01', 1)).toBe('2026-01-01');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
});

test('knows the day of the week and says the date in words', () => {
  expect(weekdayOf('2025-07-20')).toBe(0);
  expect(weekdayOf('2025-07-15')).toBe(2);
  expect(weekdayOf('2025-07-19')).toBe(6);
  expect(dateInWords('2025-07-15')).toBe('Tuesday, July 15, 2025');
  expect(dateInWords('2025-08-31')).toBe('Sunday, August 31, 2025');
});
