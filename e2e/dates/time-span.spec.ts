import { spanInWords, spansOf } from '@/lib/season/time-span';
import { expect, test } from './time-zone';

test('adjacent and overlapping slots form one span, and a misspelled slot forms none', () => {
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
    [['0:30 AM', '13:00 PM', '9:60 AM', '09:00 AM', '9:00am', '9:00', 'noon', ''], []],
  ] as const) {
    expect.soft(spansOf(slots).map(spanInWords), slots.join()).toEqual(words);
  }
});
