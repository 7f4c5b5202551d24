import { clockTime, minutesOf, parseClockTime } from '@/lib/season/clock-time';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { expect, test } from './time-zone';

test('adjacent and overlapping slots form one span', () => {
  for (const [slots, words] of [
    [
      ['9:00 AM', '10:00 AM', '10:30 AM', '7:30 PM'],
      ['9:00 – 9:30 AM', '10:00 – 11:00 AM', '7:30 – 8:00 PM'],
    ],
    [['9:00 AM', '9:15 AM'], ['9:00 – 9:45 AM']],
    [['11:30 AM', '12:00 PM'], ['11:30 AM – 12:30 PM']],
    [
      ['12:00 AM', '11:30 PM'],
      ['12:00 – 12:30 AM', '11:30 PM – 12:00 AM'],
    ],
  ] as const) {
    expect.soft(spansOf(slots).map(spanInWords), slots.join()).toEqual(words);
  }
});

test('every minute of a day has one time, and no other text is one', () => {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
  expect(minutes.map(clockTime).map(minutesOf)).toEqual(minutes);
  for (const minute of [-30, 9.5, NaN]) expect.soft(() => clockTime(minute)).toThrow(RangeError);
  expect(minutes.map(clockTime).map(parseClockTime)).toEqual(minutes.map(clockTime));
  for (const text of ['0:30 AM', '13:00 PM', '9:60 AM', '09:00 AM', '9:00am', '9:00', 'noon', '']) {
    expect.soft(parseClockTime(text), text).toBeUndefined();
  }
});

test('a time that a phone has written is read', () => {
  expect(parseClockTime('9:00\u202fAM')).toBe('9:00 AM');
  expect(parseClockTime('9:00\u00a0AM')).toBe('9:00 AM');
});
