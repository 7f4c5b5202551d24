'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { runsOnVercel } from '@/lib/environment';
import type { BookingResult } from './booking-result';
import { questionReceipt, receiptCookie, receiptQuery } from './receipt-cookie.mjs';
import { readBooking } from './schema';
import { sendBooking } from './send-booking';

/** Short, so that the next visit shows no old confirmation. */
const receiptSeconds = 60;

/** Relays a booking request. Both arguments are untrusted: `_previous` is ignored, `form` is validated. */
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
  redirect(`/?${receiptQuery}=${read.booking.date || questionReceipt}`);
}
