import { minutesOf } from '@/lib/season/clock-time';
import { parseSeason } from '@/lib/season/season-schema';
import shipped from '@/data/timeslots.json' with { type: 'json' };
import { expect, test } from './time-zone';

const slot = (time: string, available = true) => ({ time, available });

test('the season as shipped has every day and the times the owner set', () => {
  const season = parseSeason(shipped);
  expect([...season.keys()].at(0)).toBe('2025-07-01');
  expect([...season.keys()].at(-1)).toBe('2025-08-31');
  expect(season.size).toBe(62);
  const counts = [...season.values()].map((slots) => slots.length);
  expect(counts.slice(0, 14)).toEqual(Array(14).fill(0));
  // From Tuesday 15 July on: Tuesdays and Thursdays lack two, so do Sundays, and so does Wednesday 16.
  expect(counts.slice(14, 28)).toEqual([20, 20, 20, 22, 22, 20, 22, 20, 22, 20, 22, 22, 20, 22]);
  const times = season.get('2025-07-18')?.map(({ time }) => time) ?? [];
  expect(times.at(0)).toBe('9:00 AM');
  expect(times.at(-1)).toBe('7:30 PM');
  expect(season.get('2025-07-20')?.some(({ time }) => /^1:/.test(time))).toBe(false);
});

test('times have one spelling each', () => {
  expect(minutesOf('12:00 AM')).toBe(0);
  expect(minutesOf('9:30 AM')).toBe(570);
  expect(minutesOf('12:30 PM')).toBe(750);
  expect(minutesOf('7:30 PM')).toBe(1170);
  for (const text of [
    '25:00 PM',
    '0:30 AM',
    '13:00 PM',
    '9:60 AM',
    '09:00 AM',
    '9:00am',
    '9:00',
    '',
  ]) {
    expect(minutesOf(text), text).toBeUndefined();
  }
});

test('a file that is wrong is refused, by date and slot', () => {
  for (const [mistake, file, message] of [
    ['a date that does not exist', { '2025-02-30': [] }, '2025-02-30 is not a date that exists'],
    ['a gap', { '2025-07-01': [], '2025-07-03': [] }, '2025-07-03 does not follow 2025-07-01'],
    [
      'days out of order',
      { '2025-07-02': [], '2025-07-01': [] },
      '2025-07-01 does not follow 2025-07-02',
    ],
    [
      'a time that is none',
      { '2025-07-01': [slot('9:00 AM'), slot('25:00 PM')] },
      '2025-07-01, slot 2 {"time":"25:00 PM","available":true}: time is not a time such as "9:00 AM"',
    ],
    [
      'a slot twice',
      { '2025-07-01': [slot('9:00 AM'), slot('9:00 AM', false)] },
      '2025-07-01, slot 2 {"time":"9:00 AM","available":false}: stands twice on this day',
    ],
    [
      'slots out of order',
      { '2025-07-01': [slot('1:00 PM'), slot('9:00 AM')] },
      '2025-07-01, slot 2 {"time":"9:00 AM","available":true}: comes after 1:00 PM',
    ],
    [
      'a misspelt word',
      { '2025-07-01': [{ time: '9:00 AM', availble: true }] },
      '2025-07-01, slot 1 {"time":"9:00 AM","availble":true}',
    ],
    [
      'a word that is neither true nor false',
      { '2025-07-01': [{ time: '9:00 AM', available: 'no' }] },
      '2025-07-01, slot 1 {"time":"9:00 AM","available":"no"}: available',
    ],
    ['no day at all', {}, 'the file holds no day'],
  ] as const) {
    expect.soft(() => parseSeason(file), mistake).toThrow(message);
  }
});
