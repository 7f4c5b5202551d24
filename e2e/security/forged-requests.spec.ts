import { readBooking } from '@/lib/booking/schema';
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
    ['date', [''], 'Please reload the page and send the form again.'],
    ['date', ['2025-10-15'], noSlotsSentence],
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
