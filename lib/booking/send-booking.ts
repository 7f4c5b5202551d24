import 'server-only';
import { relay } from '@/lib/mail/relay';
import type { Receipt } from './receipt';
import { bookingMessage } from './message';
import { referenceOf } from './reference';
import type { Booking } from './schema';

/** Sends a booking to the instructor. Gives its receipt, or nothing when no provider took it. */
export async function sendBooking(booking: Booking): Promise<Receipt | undefined> {
  const { date, slots, lessonTypes, email, phone, additionalInfo } = booking;
  const reference = referenceOf(booking);
  const message = bookingMessage(booking, reference);
  const taken = await relay({ reference, message, email, phone, additionalInfo });
  return taken ? { reference, date, slots, lessonTypes } : undefined;
}
