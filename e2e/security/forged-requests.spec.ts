import { readBooking } from '@/lib/booking/read-booking';
import {
  goneDaysSentence,
  noSlotsSentence,
  otherDatesSentence,
  notOpenSentence,
} from '@/lib/request/sentences';
import { expect, test } from '../support/test';

test('each forged field is rejected with its own message', () => {
  for (const [field, forged, message] of [
    ['lessonTypes', ['For free'], 'Please choose from the lesson types shown.'],
    ['date', ['2025-07-01'], noSlotsSentence],
    ['date', [], 'Please reload the page and send the form again.'],
    ['date', ['2025-10-15'], noSlotsSentence],
    ['date', ['2025-02-30'], 'Please reload the page and send the form again.'],
    ['times', ['4:30 PM'], notOpenSentence(['4:30 PM'])],
    ['times', ['<b>now'], notOpenSentence([])],
    ['otherDates', ['2025-07-26'], goneDaysSentence(['2025-07-26'])],
    ['otherDates', ['2026-07-22'], goneDaysSentence(['2026-07-22'])],
    ['otherDates', ['<b>tomorrow'], otherDatesSentence],
    ['otherDates', ['2025-07-22', '2025-07-22'], otherDatesSentence],
  ] as const) {
    const form = new FormData();
    form.append('date', '2025-07-15');
    form.append('times', '9:30 AM');
    form.delete(field);
    for (const value of forged) form.append(field, value);
    const result = { status: 'invalid', problems: [{ field, message }] };
    expect.soft(readBooking(form), `${field}: ${forged.join()}`).toMatchObject({ result });
  }
});

test('a request that lost its kind or its date does not pass as a question', () => {
  const problems = [{ field: 'date', message: 'Please reload the page and send the form again.' }];
  for (const kind of [[], [''], ['lesson'], ['Question']]) {
    const form = new FormData();
    for (const value of kind) form.append('kind', value);
    form.append('additionalInfo', 'Do you teach adults?');
    const result = { status: 'invalid', problems };
    expect.soft(readBooking(form), `kind: ${kind.join()}`).toMatchObject({ result });
  }
});

test('a question takes no day, no time and no lesson type', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['kind', 'question'],
    ['date', '2025-07-15'],
    ['times', '9:30 AM'],
    ['lessonTypes', 'For free'],
    ['otherDates', '2025-07-16'],
    ['additionalInfo', 'Do you teach adults?'],
  ] as const) {
    form.append(name, value);
  }
  const read = readBooking(form);
  expect(read).toMatchObject({ ok: true });
  expect('booking' in read && Object.keys(read.booking).toSorted()).toEqual([
    ...['additionalInfo', 'email', 'kind', 'phone', 'reference'],
  ]);
});
