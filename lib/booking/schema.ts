import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import { openTimesOf, slotsOf } from '@/lib/season/season';
import type { BookingResult } from './booking-result';
import { cleanText } from './clean-text';
import { contactFields } from './contact-schema';
import {
  emptyValues,
  formValues,
  honeypotField,
  limits,
  scriptedField,
  type FormValues,
} from './request-fields';
import { seasonProblems } from './season-problems';
import { noSlotsSentence } from './sentences';

const reloadError = { error: 'Please reload the page and send the form again.' };

const fields = z.object({
  date: z
    .string(reloadError)
    .refine((date) => date === '' || slotsOf(date).length > 0, { error: noSlotsSentence }),
  slots: z.array(z.string()),
  lessonTypes: z.array(
    z.enum(lessonTypes, { error: 'Please choose from the lesson types shown.' }),
  ),
  otherDates: z.array(z.string()),
  ...contactFields,
  additionalInfo: z
    .string()
    .max(limits.additionalInfo, {
      error: `Please shorten this to ${limits.additionalInfo.toLocaleString('en-US')} characters.`,
    })
    .transform(cleanText),
});

// A request that lost its date must not pass as a question.
const bookingSchema = fields.refine(
  ({ date, slots, lessonTypes, otherDates }) =>
    date !== '' || slots.length + lessonTypes.length + otherDates.length === 0,
  { path: ['date'], ...reloadError },
);

/** A valid request; its choices are unique and in the form's order. */
export type Booking = z.output<typeof bookingSchema>;

type ReadBooking =
  | { ok: true; booking: Booking; values: FormValues; scripted: boolean }
  | { ok: false; result: BookingResult };

const fieldsInOrder = fields.keyof().options;

/** Validates an untrusted form against the schema and the season. */
export function readBooking(form: unknown): ReadBooking {
  const entries = form instanceof FormData ? form : new FormData();
  const given = formValues(entries);
  const scripted = entries.has(scriptedField);
  // With JavaScript, the page still holds the typed values.
  const values = scripted ? emptyValues : given;
  if (entries.get(honeypotField)) {
    // A person who fills in the field by mistake must see a failure.
    console.warn('booking rejected: the hidden field was filled in');
    return { ok: false, result: { status: 'failed', values } };
  }
  // In `given`, a missing date is empty too. A missing date is invalid, but an empty one means a question.
  const parsed = bookingSchema.safeParse({ ...given, date: entries.get('date') });
  const errors = parsed.error ? z.flattenError(parsed.error).fieldErrors : {};
  const seasonCheck = seasonProblems(given);
  const messages = { ...seasonCheck.messages, ...errors };
  const problems = fieldsInOrder.flatMap((field) => {
    const [message] = messages[field] ?? [];
    return message === undefined ? [] : [{ field, message }];
  });
  if (parsed.success && problems.length === 0) {
    const { data: valid } = parsed;
    const booking = {
      ...valid,
      slots: openTimesOf(valid.date).filter((slot) => valid.slots.includes(slot)),
      lessonTypes: lessonTypes.filter((type) => valid.lessonTypes.includes(type)),
      otherDates: valid.otherDates.toSorted(),
    };
    return { ok: true, booking, values, scripted };
  }
  const { takenTimes } = seasonCheck;
  return { ok: false, result: { status: 'invalid', problems, takenTimes, values } };
}
