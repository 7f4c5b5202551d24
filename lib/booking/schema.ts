import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import { isInSeason, openTimesOf, slotsOf } from '@/lib/season/season';
import type { BookingResult } from './booking-result';
import { cleanText } from './clean-text';
import { contactFields, notText } from './contact-schema';
import {
  emptyValues,
  fieldNames,
  formValues,
  limits,
  maxChoices,
  type FormValues,
} from './request-fields';
import { seasonProblems } from './season-problems';
import { noSlotsSentence, otherDatesSentence } from './sentences';

const notFromThisForm = { error: 'Please reload the page and send the form again.' };
const notAType = { error: 'Please choose from the lesson types shown.' };
const notOffered = { error: otherDatesSentence };

const fields = z.object({
  /** Empty for a question. */
  date: z
    .string(notFromThisForm)
    .refine((date) => date === '' || isInSeason(date), {
      error: 'This day cannot be booked.',
      abort: true,
    })
    .refine((date) => date === '' || slotsOf(date).length > 0, { error: noSlotsSentence }),
  slots: z.array(z.string(notFromThisForm)).max(maxChoices, notFromThisForm),
  lessonTypes: z.array(z.enum(lessonTypes, notAType), notAType).max(maxChoices, notAType),
  otherDates: z.array(z.string(notOffered), notOffered).max(maxChoices, notOffered),
  ...contactFields,
  additionalInfo: z
    .string(notText)
    .max(limits.additionalInfo, {
      error: `Please shorten this to ${limits.additionalInfo.toLocaleString('en-US')} characters.`,
    })
    .transform(cleanText),
});

// A form that lost its date must not arrive as a question, without its times.
const bookingSchema = fields.refine(
  ({ date, slots, lessonTypes, otherDates }) =>
    date !== '' || slots.length + lessonTypes.length + otherDates.length === 0,
  { path: ['date'], ...notFromThisForm },
);

/** A valid request, its choices in the form's order, each once. */
export type Booking = z.output<typeof bookingSchema>;

type ReadBooking =
  | { ok: true; booking: Booking; values: FormValues; scripted: boolean }
  | { ok: false; result: BookingResult };

/** In the form's order. */
const shownFields = fields.keyof().options;

/** The texts of form data; empty for anything else, forged prototypes included. */
function textsOf(form: unknown): URLSearchParams {
  if (!(form instanceof FormData)) return new URLSearchParams();
  try {
    return new URLSearchParams(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return new URLSearchParams();
  }
}

/** Validates a request against its schema and the season; `form` is anything, since actions are public. */
export function readBooking(form: unknown): ReadBooking {
  const texts = textsOf(form);
  const given = formValues(texts);
  const scripted = texts.has(fieldNames.scripted);
  // A page with a script still holds what was typed.
  const values = scripted ? emptyValues : given;
  if (texts.get(fieldNames.honeypot)) {
    // An honest failure, should a person ever be caught here.
    console.warn('booking refused: the field that people do not see was filled in');
    return { ok: false, result: { status: 'failed', values } };
  }
  // Every form of the site has a date, an empty one for a question.
  const parsed = bookingSchema.safeParse({ ...given, date: texts.get(fieldNames.date) });
  const errors = parsed.error ? z.flattenError(parsed.error).fieldErrors : {};
  const season = seasonProblems(given);
  const messages = { ...season.messages, ...errors };
  // Only the first problem of each field is shown.
  const problems = shownFields.flatMap((field) => {
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
  const { takenTimes } = season;
  return { ok: false, result: { status: 'invalid', problems, takenTimes, values } };
}
