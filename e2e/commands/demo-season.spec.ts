import { expect, test } from '@playwright/test';
import { parseSeason } from '@/lib/season/season-schema';
import { moveSeason, seasonNote } from '../run/demo-season';

const season = parseSeason({
  '2025-06-30': [],
  '2025-07-01': [{ time: '9:00 AM', available: false }],
  '2025-07-02': [{ time: '9:00 AM', available: true }],
  '2025-07-03': [{ time: '9:30 AM', available: true }],
});

test('the demo says that a season has ended or has not begun, and how to see one that runs', () => {
  const command = 'npm run demo -- --this-week';
  expect(seasonNote(season, '2025-07-04')).toMatch(`ended on 2025-07-03.`);
  expect(seasonNote(season, '2025-07-04')).toMatch(command);
  expect(seasonNote(season, '2025-06-29')).toMatch(`begins on 2025-06-30.`);
  expect(seasonNote(season, '2025-06-29')).toMatch(command);
  for (const today of ['2025-06-30', '2025-07-03']) expect(seasonNote(season, today)).toBe('');
});

test('--this-week moves the first open day to today or the days after it, on the same weekday', () => {
  for (const [today, firstOpen] of [
    ['2026-11-25', '2026-11-25'],
    ['2026-11-26', '2026-12-02'],
    ['2025-07-02', '2025-07-02'],
    ['2024-02-27', '2024-02-28'],
  ] as const) {
    const moved = [...moveSeason(season, today)];
    expect.soft(moved[2]?.[0], today).toBe(firstOpen);
    expect.soft(moved.map(([, slots]) => slots)).toEqual([...season.values()]);
  }
});
