'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { runsOnVercel } from '@/lib/environment';
import type { BookingResult } from './booking-result';
import { receiptCookie } from './receipt-cookie.mjs';
import { readBooking } from './schema';
import { sendBooking } from './send-booking';

/** Long enough to be read on a slow line, short enough not to greet the next look at the home page. */
const receiptSeconds = 60;

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
  if (!read.ok) return read.result;
  const result = await sendBooking(read.booking, await headers(), read.values);
  if (result.status !== 'sent' || read.scripted) return result;
  (await cookies()).set(receiptCookie, 'yes', {
    httpOnly: true,
    sameSite: 'lax',
    secure: runsOnVercel(),
    maxAge: receiptSeconds,
  });
  redirect('/');
}
