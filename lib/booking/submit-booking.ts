'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { dayPath, postedFragments } from '@/lib/page/paths';
import { formValues, postedForm, scriptedField } from '@/lib/request/form-values';
import { isRealDate } from '@/lib/season/iso-date';
import { slotsOf } from '@/lib/season/season';
import type { BookingResult } from './booking-result';
import { readBooking } from './read-booking';
import { sendBooking } from './send-booking';

/** Relays a booking request. Both arguments are untrusted: `_previous` is ignored, `posted` is validated. */
export async function submitBooking(_previous: unknown, posted: unknown): Promise<BookingResult> {
  const form = postedForm(posted);
  const read = readBooking(form);
  const result = read.ok ? await sendBooking(read.booking, await headers()) : read.result;
  // With a script, the page still holds what was typed.
  if (form.has(scriptedField)) return result;
  if (result.status === 'sent') redirect(`/#${postedFragments[result.receipt.kind]}`);
  const values = formValues(form);
  // A new build may have no form for the day. The day's page, or the 404 page if it has none, leads to the next open days.
  const isGone = values.kind === 'lesson' && slotsOf(values.date).length === 0;
  if (isGone && isRealDate(values.date)) redirect(dayPath(values.date));
  return { ...result, values };
}
