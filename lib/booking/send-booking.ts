import 'server-only';
import { secondsUntilAllowed } from '@/lib/limits/request-limits';
import { relay } from '@/lib/mail/relay';
import type { BookingResult } from './booking-result';
import { bookingMessage, bookingSubject } from './message';
import { bookingHtml } from './message-html';
import { onceEach } from './once';
import { referenceOf, requestKeyOf } from './reference';
import { calendarForInstructor, calendarForParent } from './request-calendar';
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
    const taken = await relay({
      reference,
      subject: bookingSubject(booking, reference),
      message: bookingMessage(booking, reference),
      html: bookingHtml(booking, reference),
      calendarFile: calendarForInstructor(booking, reference),
      email,
      phone,
      additionalInfo,
      idempotencyKey,
    });
    if (!taken) return { status: 'failed', values };
    const askedFor = { reference, date, slots, lessonTypes };
    const receipt = { ...askedFor, calendarFile: calendarForParent(askedFor) };
    return { status: 'sent', receipt };
  });
}
