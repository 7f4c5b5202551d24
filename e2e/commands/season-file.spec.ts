import { readSeason } from '@/lib/season/season-file';
import { checkOverlaps } from '@/lib/season/check-overlaps';
import { parseSeason } from '@/lib/season/season-schema';
import { expect, seasonText, test } from './season-fixture';

test('a syntax error and a repeated day are reported in one sentence', ({ file }) => {
  file.write(seasonText.replace(' },', ' }'));
  const expected =
    "timeslots.json cannot be read: Expected ',' or ']' after array element in JSON at";
  expect(() => readSeason()).toThrow(expected);
  file.write(seasonText.replace('2025-07-16', '2025-07-01'));
  const repeated = 'timeslots.json is invalid: 2025-07-01 appears twice.';
  expect(() => readSeason()).toThrow(repeated);
});

test('a slot with a key twice, from which a brace was deleted, is reported with its day and both times', ({
  file,
}) => {
  file.write(seasonText.replace('"available": true },\n    {', '"available": true,'));
  expect(() => readSeason()).toThrow(
    'data/timeslots.json is invalid: 2025-07-15, slot { "time": "9:00 AM", "available": true, "time": "9:30 AM", "available": true } has "time" twice. Each slot needs its own braces.',
  );
});

test('the season’s file may have a time that a phone has written', ({ file }) => {
  file.write(seasonText.replace('9:00 AM', '9:00\u202fAM'));
  expect(readSeason().get('2025-07-15')).toContainEqual({
    date: '2025-07-15',
    time: '9:00 AM',
    state: 'open',
  });
});

const slot = { time: '9:00 AM', available: true };
const late = { ...slot, time: '1:00 PM' };

test('invalid, repeated and misplaced days and slots are reported', () => {
  for (const [sentence, file] of [
    ['the file has no days', {}],
    ['July 15 is not a valid date', { 'July 15': [] }],
    [
      '2025-07-15, slot 2 {"time":"25:00 PM","available":true}: time is not a time such as "9:00 AM"',
      { '2025-07-15': [slot, { ...slot, time: '25:00 PM' }] },
    ],
    [
      '{"time":"9:00 AM","available":"no"}: available',
      { '2025-07-15': [{ ...slot, available: 'no' }] },
    ],
    ['{"time":"9:00 AM","availble":true}', { '2025-07-15': [{ time: '9:00 AM', availble: true }] }],
    ['{"time":"9:00 AM","available":true,"price":45}', { '2025-07-15': [{ ...slot, price: 45 }] }],
    ['2025-07-15 ', { '2025-07-15': slot }],
    ['2025-02-30 is not a valid date', { '2025-02-30': [] }],
    ['2025-07-03 does not follow 2025-07-01', { '2025-07-01': [], '2025-07-03': [] }],
    ['2025-07-01 does not follow 2025-07-02', { '2025-07-02': [], '2025-07-01': [] }],
    [
      '2025-07-01, slot 2 {"time":"9:00 AM","available":true}: does not come after 9:00 AM',
      { '2025-07-01': [slot, slot] },
    ],
    [
      '2025-07-01, slot 2 {"time":"9:00 AM","available":true}: does not come after 1:00 PM',
      { '2025-07-01': [late, slot] },
    ],
  ] as const) {
    expect.soft(() => parseSeason(file)).toThrow(sentence);
  }
  const mistyped = { '2025-07-15': [slot, { ...slot, time: '9:30' }, late] };
  expect(() => parseSeason(mistyped)).toThrow(/^data.timeslots\.json is invalid:\n.*, slot 2 .*$/);
});

test('slots that are closer together than a lesson is long are named, over midnight too', () => {
  const seasonAt = (days: Readonly<Record<string, readonly string[]>>) =>
    parseSeason(
      Object.fromEntries(
        Object.entries(days).map(([date, times]) => [
          date,
          times.map((time) => ({ time, available: true })),
        ]),
      ),
    );
  const right = { '2025-07-15': ['9:00 AM', '9:30 AM', '11:30 PM'], '2025-07-16': ['12:00 AM'] };
  expect(() => checkOverlaps(seasonAt(right))).not.toThrow();
  const wrong = { '2025-07-15': ['9:00 AM', '9:15 AM', '11:45 PM'], '2025-07-16': ['12:00 AM'] };
  expect(() => checkOverlaps(seasonAt(wrong))).toThrow(
    `A lesson lasts 30 minutes (lessonMinutes in data/lesson-plans.ts), and these slots are closer together:
  2025-07-15 9:00 AM and 2025-07-15 9:15 AM
  2025-07-15 11:45 PM and 2025-07-16 12:00 AM
Remove one of each pair, or plan the season again with npm run season.`,
  );
});
