'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { runsOnVercel } from '@/lib/settings/environment';
import { formValues, postedForm, scriptedField } from '@/lib/request/form-values';
import type { BookingResult } from './booking-result';
import { readBooking } from './read-booking';
import { questionReceipt, receiptCookie, receiptQuery } from './receipt-cookie.mjs';
import { sendBooking } from './send-booking';

/** Short, so that the next visit shows no old confirmation. */
const receiptSeconds = 60;

/** Relays a booking request. Both arguments are untrusted: `_previous` is ignored, `posted` is validated. */
export async function submitBooking(_previous: unknown, posted: unknown): Promise<BookingResult> {
  const form = postedForm(posted);
  const read = readBooking(form);
  const result = read.ok ? await sendBooking(read.booking, await headers()) : read.result;
  // With a script, the page still holds what was typed.
  if (form.has(scriptedField)) return result;
  if (result.status !== 'sent') return { ...result, values: formValues(form) };
  const { receipt } = result;
  (await cookies()).set(receiptCookie, 'yes', {
    httpOnly: true,
    sameSite: 'lax',
    secure: runsOnVercel(),
    maxAge: receiptSeconds,
  });
  redirect(`/?${receiptQuery}=${receipt.kind === 'lesson' ? receipt.date : questionReceipt}`);
}
