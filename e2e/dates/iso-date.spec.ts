import { addDays, isoDateOf, isRealDate, localDate } from '@/lib/season/iso-date';
import { expect, test } from './time-zone';

test('only dates that exist are accepted', () => {
  for (const date of ['2025-07-15', '2000-02-29', '2400-02-29', '0001-01-01', '9999-12-31']) {
    expect.soft(isRealDate(date), date).toBe(true);
  }
  for (const text of ['1900-02-29', '2025-02-30', '2025-13-01', '25-07-01', '2025-07-15 ', '']) {
    expect.soft(isRealDate(text), text).toBe(false);
  }
});

test('days are added across years, leap days and clock changes', () => {
  expect.soft(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect.soft(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect.soft(addDays('2025-03-09', 1)).toBe('2025-03-10');
  expect.soft(addDays('2025-11-02', -1)).toBe('2025-11-01');
});

test('a day in local time is the same day again, even where it begins at one o’clock', () => {
  for (const date of ['2025-04-25', '2025-03-09', '2024-02-29', '2025-12-31']) {
    expect.soft(isoDateOf(localDate(date)), date).toBe(date);
    const lastMinute = new Date(`${date}T23:59`);
    expect.soft(isoDateOf(lastMinute), date).toBe(date);
  }
});
