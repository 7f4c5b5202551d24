'use server';

import { redirect } from 'next/navigation';
import type { BookingResult } from './booking-result';
import { leaveReceipt } from './receipt-cookie';
import { fieldNames } from './request-fields';
import { readBooking } from './schema';
import { sendBooking } from './send-booking';

/**
 * Takes a booking request from the form and relays it to the instructor.
 *
 * @param _previous React's previous state; forged as easily as anything else, so not read
 * @param form the form's data; checked as whatever it may be
 * @returns what the form then shows. A form sent without a script is redirected home instead
 *   when the request was sent, so that a reload does not send it again.
 */
export async function submitBooking(_previous: unknown, form: unknown): Promise<BookingResult> {
  const read = readBooking(form);
  if (!read.ok) return { status: 'invalid', problems: read.problems, values: read.values };
  const receipt = await sendBooking(read.booking);
  if (!receipt) return { status: 'failed', values: read.values };
  if (form instanceof FormData && form.has(fieldNames.scripted)) return { status: 'sent', receipt };
  await leaveReceipt(receipt);
  redirect('/');
}
