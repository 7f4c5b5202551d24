'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { runsOnVercel } from '@/lib/environment';
import type { BookingResult } from './booking-result';
import { receiptCookie } from './receipt-cookie.mjs';
import { readBooking } from './schema';
import { sendBooking } from './send-booking';

/** Long enough to be read, short enough not to return with the next visit. */
const receiptSeconds = 60;

/**
 * Relays a booking request to the instructor.
 * @param _previous React's previous state, which can be forged and is ignored
 * @param form checked as anything at all
 * @returns what the form shows; a form sent without a script is redirected home after success
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
