import { parseSeason } from '@/lib/season/season-schema';
import { expect, test } from './time-zone';

const slot = (time: string, available: unknown = true) => ({ time, available });
const onOneDay = (...slots: readonly object[]) => ({ '2025-07-01': slots });

test('a file that is wrong is refused, by date and slot', () => {
  for (const [message, file] of [
    ['the file holds no day', {}],
    ['2025-02-30 is not a date that exists', { '2025-02-30': [] }],
    ['2025-07-03 does not follow 2025-07-01', { '2025-07-01': [], '2025-07-03': [] }],
    ['2025-07-01 does not follow 2025-07-02', { '2025-07-02': [], '2025-07-01': [] }],
    [
      '2025-07-01, slot 2 {"time":"25:00 PM","available":true}: time is not a time such as "9:00 AM"',
      onOneDay(slot('9:00 AM'), slot('25:00 PM')),
    ],
    [
      '2025-07-01, slot 2 {"time":"9:00 AM","available":false}: stands twice on this day',
      onOneDay(slot('9:00 AM'), slot('9:00 AM', false)),
    ],
    [
      '2025-07-01, slot 2 {"time":"9:00 AM","available":true}: comes after 1:00 PM',
      onOneDay(slot('1:00 PM'), slot('9:00 AM')),
    ],
    ['slot 1 {"time":"9:00 AM","availble":true}', onOneDay({ time: '9:00 AM', availble: true })],
    ['{"time":"9:00 AM","available":"no"}: available', onOneDay(slot('9:00 AM', 'no'))],
  ] as const) {
    expect.soft(() => parseSeason(file)).toThrow(message);
  }
});
