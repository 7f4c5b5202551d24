import 'server-only';
import { secondsUntilAllowed } from '@/lib/limits/request-limits';
import { relay } from '@/lib/mail/relay';
import type { BookingResult } from './booking-result';
import { bookingMessage, bookingSubject } from './message';
import { onceEach } from './once';
import { referenceOf, requestKeyOf } from './reference';
import type { Booking } from './schema';
import type { FormValues } from './request-fields';

const once = onceEach<BookingResult>(({ status }) => status === 'sent');

/**
 * Sends a booking to the instructor, once, within the limits.
 *
 * @param headers of the visitor's request
 * @param values what the visitor typed, to be given back unless the booking was sent
 */
export function sendBooking(
  booking: Booking,
  headers: Headers,
  values: FormValues,
): Promise<BookingResult> {
  const idempotencyKey = requestKeyOf(booking);
  return once(idempotencyKey, async () => {
    const reference = referenceOf(booking);
    const seconds = await secondsUntilAllowed(headers);
    if (seconds > 0) {
      console.warn(`booking ${reference}: over a limit, may try again in ${seconds} s`);
      return { status: 'limited', seconds, values };
    }
    const { date, slots, lessonTypes, email, phone, additionalInfo } = booking;
    const subject = bookingSubject(booking, reference);
    const message = bookingMessage(booking, reference);
    const contact = { email, phone, additionalInfo };
    const taken = await relay({ reference, subject, message, ...contact, idempotencyKey });
    if (!taken) return { status: 'failed', values };
    return { status: 'sent', receipt: { reference, date, slots, lessonTypes } };
  });
}
