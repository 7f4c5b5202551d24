import { clockTime } from '@/lib/season/clock-time';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { expect, test } from './time-zone';

const inWords = (...slots: readonly string[]) => spansOf(slots).map(spanInWords);

test('slots that follow one another are one span, others a span each', () => {
  expect(inWords('9:00 AM', '9:30 AM')).toEqual(['9:00 – 10:00 AM']);
  expect(inWords('9:00 AM', '10:00 AM', '10:30 AM', '7:30 PM')).toEqual([
    '9:00 – 9:30 AM',
    '10:00 – 11:00 AM',
    '7:30 – 8:00 PM',
  ]);
  expect(spansOf(['9:00 AM', '9:30 AM', '1:00 PM'])).toEqual([
    { start: 540, end: 600 },
    { start: 780, end: 810 },
  ]);
});

test('slots that overlap are one span too', () => {
  expect(inWords('9:00 AM', '9:15 AM')).toEqual(['9:00 – 9:45 AM']);
});

test('both halves of the day are named where a span has a part in each', () => {
  expect(inWords('11:30 AM')).toEqual(['11:30 AM – 12:00 PM']);
  expect(inWords('11:30 AM', '12:00 PM')).toEqual(['11:30 AM – 12:30 PM']);
  expect(inWords('11:30 PM')).toEqual(['11:30 PM – 12:00 AM']);
});

test('no slots, and none that can be read, are no span', () => {
  expect(spansOf([])).toEqual([]);
  expect(spansOf(['25:00 PM', 'noon', ''])).toEqual([]);
});

test('minutes after midnight are written as the slots are', () => {
  expect([0, 570, 720, 750, 1170, 1440].map(clockTime)).toEqual([
    '12:00 AM',
    '9:30 AM',
    '12:00 PM',
    '12:30 PM',
    '7:30 PM',
    '12:00 AM',
  ]);
});
