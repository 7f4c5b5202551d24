import 'server-only';
import { admitRequest } from '@/lib/limits/request-limits';
import { requestDeadline } from '@/lib/mail/deadline';
import { relay } from '@/lib/mail/relay';
import { seasonFileUrl } from '@/lib/season-file-url';
import type { BookingResult } from './booking-result';
import { runOnce, type Outcome } from './idempotency';
import { bookingMessage, bookingSubject } from './message';
import { bookingHtml } from './message-html';
import { identityOf, referenceOf } from './reference';
import { calendarForInstructor, calendarForParent } from './request-calendar';
import type { FormValues } from './request-fields';
import type { Booking } from './schema';

/** Sends a booking once and within the limits; `values` return to the form unless it was sent. */
export async function sendBooking(
  booking: Booking,
  headers: Headers,
  values: FormValues,
): Promise<BookingResult> {
  const deadline = requestDeadline();
  const { key, rememberMs, providerKey } = identityOf(booking, Date.now());
  const reference = referenceOf(booking);
  const send = () => sendWithinLimits(booking, reference, providerKey, headers, deadline);
  const outcome = await runOnce(key, { rememberMs, deadline, send });
  if (outcome.status !== 'sent') return { ...outcome, values };
  const { date, otherDates, slots, lessonTypes } = booking;
  const askedFor = { reference, date, otherDates, slots, lessonTypes };
  const canReply = booking.email !== '' || booking.phone !== '';
  const receipt = { ...askedFor, canReply, calendarFile: calendarForParent(askedFor) };
  return { status: 'sent', receipt };
}

async function sendWithinLimits(
  booking: Booking,
  reference: string,
  idempotencyKey: string,
  headers: Headers,
  deadline: number,
): Promise<Outcome> {
  const admission = await admitRequest(headers);
  if (!admission.allowed) {
    const { seconds } = admission;
    console.warn(`booking ${reference}: over a limit, may try again in ${seconds} s`);
    return { status: 'limited', seconds };
  }
  const { email, phone, additionalInfo } = booking;
  const seasonFile = seasonFileUrl();
  const message = bookingMessage(booking, reference, seasonFile);
  const mail = {
    reference,
    subject: bookingSubject(booking, reference),
    message,
    html: bookingHtml(booking, reference, seasonFile),
    calendarFile: calendarForInstructor(booking, reference, message),
    email,
    phone,
    additionalInfo,
    idempotencyKey,
  };
  if (await relay(mail, deadline)) return { status: 'sent' };
  // Otherwise an outage would use up the limits.
  await admission.refund();
  return { status: 'failed' };
}
