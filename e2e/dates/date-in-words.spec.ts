import {
  dateInWords,
  dayInWords,
  monthInWords,
  shortDate,
  weekdayInWords,
} from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';
import { expect, test } from './time-zone';

/** Two years, one of them a leap year, a leap day far from them, and both ends of the calendar. */
const dates = [
  '0001-01-01',
  ...Array.from({ length: 731 }, (_, index) => addDays('2024-01-01', index)),
  '2400-02-29',
  '9999-12-31',
];

const formats = [
  [weekdayInWords, { weekday: 'long' }],
  [dateInWords, { dateStyle: 'full' }],
  [dayInWords, { weekday: 'long', month: 'long', day: 'numeric' }],
  [shortDate, { weekday: 'short', month: 'short', day: 'numeric' }],
  [(date: string) => monthInWords(Number(date.slice(5, 7)) - 1), { month: 'long' }],
] as const;

test('dates read as Intl writes them', () => {
  for (const [inWords, options] of formats) {
    const { format } = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    const expected = dates.map((date) => format(Date.parse(`${date}T00:00:00Z`)));
    expect(dates.map(inWords)).toEqual(expected);
  }
});
