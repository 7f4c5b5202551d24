import 'server-only';
import { answerFragment } from '@/lib/answer/answer-fragment';
import { admitRequest } from '@/lib/limits/request-limits';
import type { Mail } from '@/lib/mail/provider';
import { relay, requestEnd } from '@/lib/mail/relay';
import { siteOrigin } from '@/lib/site-origin';
import type { BookingResult } from './booking-result';
import { runOnce, type RequestOutcome } from './run-once';
import { bookingMessage, bookingSubject } from './message';
import { identityOf, referenceOf } from './reference';
import { calendarForParent } from './calendar-file';
import type { FormValues } from './request-fields';
import type { Booking } from './schema';

/** Sends a booking once and within the limits; `values` go back to the form unless it was sent. */
export async function sendBooking(
  booking: Booking,
  headers: Headers,
  values: FormValues,
): Promise<BookingResult> {
  const requestEnds = requestEnd();
  // Unlike `Date.now()`, this time is never set back.
  const now = performance.timeOrigin + performance.now();
  const { requestKey, rememberMs, idempotencyKey } = identityOf(booking, now);
  const reference = referenceOf(booking);

  async function send(): Promise<RequestOutcome> {
    const { seconds, refund } = await admitRequest(headers);
    if (seconds > 0) {
      console.warn(`booking ${reference}: rate limit reached, retry after ${seconds} s`);
      return { status: 'limited', seconds };
    }
    if (await relay(mailOf(booking, reference, idempotencyKey), requestEnds))
      return { status: 'sent' };
    // An outage must not use up the limits.
    await refund();
    return { status: 'failed' };
  }

  const outcome = await runOnce(requestKey, { rememberMs, requestEnds, send });
  if (outcome.status !== 'sent') return { ...outcome, values };
  const { date, otherDates, slots, lessonTypes } = booking;
  const summary = { reference, date, otherDates, slots, lessonTypes };
  return { status: 'sent', receipt: { ...summary, calendarFile: calendarForParent(summary) } };
}

function mailOf(booking: Booking, reference: string, idempotencyKey: string): Mail {
  const { date, email, phone, additionalInfo } = booking;
  const origin = siteOrigin();
  const answerUrl =
    date && origin && `${origin}/answer#${answerFragment({ ...booking, reference })}`;
  return {
    reference,
    subject: bookingSubject(booking, reference),
    message: bookingMessage(booking, reference, answerUrl),
    email,
    phone,
    additionalInfo,
    idempotencyKey,
  };
}
