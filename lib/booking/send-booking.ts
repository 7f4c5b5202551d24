import 'server-only';
import { answerLink } from '@/lib/answer/answer-link';
import { admitRequest } from '@/lib/limits/request-limits';
import { relay, requestEnd } from '@/lib/mail/relay';
import type { Booking } from '@/lib/request/booking';
import { calendarForParent } from '@/lib/request/calendar-file';
import type { FormValues } from '@/lib/request/form-values';
import { formatBooking, subjectOf } from '@/lib/request/message';
import { siteOrigin } from '@/lib/site-origin';
import { sharedStore } from '@/lib/store/shared-store';
import type { BookingResult } from './booking-result';
import { claimIdempotencyKey, identityOf } from './identity';
import { runOnce, type RequestOutcome } from './run-once';

/** Sends a booking once and within the limits; `values` go back to the form unless it was sent. */
export async function sendBooking(
  booking: Booking,
  headers: Headers,
  values: FormValues,
): Promise<BookingResult> {
  const requestEnds = requestEnd();
  // Unlike `Date.now()`, this time is never set back.
  const now = performance.timeOrigin + performance.now();
  const identity = identityOf(booking);
  const { reference, date, times, email, phone, additionalInfo } = booking;
  const requestText = formatBooking(booking);

  async function send(): Promise<RequestOutcome> {
    const { seconds, refund } = await admitRequest(
      headers,
      times.length > 0 && Boolean(email || phone),
    );
    if (seconds > 0) {
      console.warn(`booking ${reference}: rate limit reached, retry after ${seconds} s`);
      return { status: 'limited', seconds };
    }
    const origin = siteOrigin();
    // A question has no times to answer with.
    const link = date && origin ? [`Answer this request: ${origin}${answerLink(booking)}`] : [];
    const message = [requestText, ...link].join('\n\n');
    const idempotencyKey = await claimIdempotencyKey(sharedStore(), identity, now);
    const contact = { email, phone, additionalInfo };
    const mail = { reference, subject: subjectOf(booking), message, ...contact, idempotencyKey };
    if (await relay(mail, requestEnds)) return { status: 'sent' };
    // An outage must not use up the limits.
    await refund();
    return { status: 'failed' };
  }

  const outcome = await runOnce({ ...identity, requestEnds, send });
  if (outcome.status !== 'sent') return { ...outcome, values };
  const { otherDates, lessonTypes } = booking;
  const contact = [email, phone].filter(Boolean);
  const calendarFile = calendarForParent(booking);
  const chosen = { date, times, otherDates, lessonTypes };
  return {
    status: 'sent',
    receipt: { reference, ...chosen, contact, requestText, calendarFile },
  };
}
