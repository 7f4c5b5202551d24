import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import { isInSeason, openTimesOf, slotsOf } from '@/lib/season/season';
import type { BookingResult, Problem } from './booking-result';
import { cleanLine, cleanText } from './clean-text';
import { fieldNames, limits, type FormValues } from './request-fields';
import { seasonProblems } from './season-problems';
import { noSlotsSentence, otherDatesSentence } from './sentences';

/** Far above what the form sends. */
const maxChoices = 100;
const maxIdLength = 64;

const notText = { error: 'Please write text here.' };
const notFromThisForm = { error: 'Please reload the page and send the form again.' };
const notAType = { error: 'Please choose from the lesson types shown.' };
const notOffered = { error: otherDatesSentence };

function withCommas(count: number): string {
  return count.toLocaleString('en-US');
}

const bookingSchema = z.object({
  date: z
    .string(notFromThisForm)
    .refine(isInSeason, { error: 'This day cannot be booked.', abort: true })
    .refine((date) => slotsOf(date).length > 0, { error: noSlotsSentence }),
  slots: z.array(z.string(notFromThisForm)).max(maxChoices, notFromThisForm),
  lessonTypes: z.array(z.enum(lessonTypes, notAType), notAType).max(maxChoices, notAType),
  otherDates: z.array(z.string(notOffered), notOffered).max(maxChoices, notOffered),
  email: z
    .string(notText)
    .max(limits.email, { error: `An email address has at most ${limits.email} characters.` })
    .transform(cleanLine)
    // The rule of `<input type="email">`.
    .refine((email) => email === '' || z.regexes.html5Email.test(email), {
      error: 'Enter an email address in the form name@example.com, or leave it empty.',
    }),
  phone: z
    .string(notText)
    .max(limits.phone, { error: `A phone number has at most ${limits.phone} characters.` })
    .transform(cleanLine),
  additionalInfo: z
    .string(notText)
    // Browsers count a line break as one character and send two.
    .transform(cleanText)
    .refine((text) => text.length <= limits.additionalInfo, {
      error: `Please shorten this to ${withCommas(limits.additionalInfo)} characters.`,
    }),
  requestId: z.string(notFromThisForm).max(maxIdLength, notFromThisForm),
});

/** A valid request, its choices in the form's order, each once. */
export type Booking = z.output<typeof bookingSchema>;

type ReadBooking =
  | { ok: true; booking: Booking; values: FormValues; scripted: boolean }
  | { ok: false; result: BookingResult };

/** In the form's order; a problem of any other field is the day's. */
const shownFields = [
  'date',
  'slots',
  'lessonTypes',
  'otherDates',
  'email',
  'phone',
  'additionalInfo',
] as const;

function problemFrom({ path, message }: z.core.$ZodIssue): Problem {
  const field = shownFields.find((name) => name === path[0]) ?? 'date';
  return { field, message };
}

/** Only the first problem of each field is shown. */
function firstOfEachField(problems: readonly Problem[]): readonly Problem[] {
  return shownFields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}

/** Copies the strings of form data; empty for anything else, forged prototypes included. */
function formDataFrom(form: unknown): FormData {
  const data = new FormData();
  if (!(form instanceof FormData)) return data;
  try {
    for (const [name, value] of form) {
      if (typeof value === 'string') data.append(name, value);
    }
    return data;
  } catch {
    return new FormData();
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** At most one more than allowed, so that validation still fails. */
function textsIn(form: FormData, name: string): readonly string[] {
  const texts = form.getAll(name).filter((value) => typeof value === 'string');
  return texts.slice(0, maxChoices + 1);
}

/** Validates a request against its schema and the season; `form` is anything, since actions are public. */
export function readBooking(form: unknown): ReadBooking {
  const data = formDataFrom(form);
  const values = {
    slots: textsIn(data, fieldNames.slots),
    lessonTypes: textsIn(data, fieldNames.lessonTypes),
    otherDates: textsIn(data, fieldNames.otherDates),
    email: textIn(data, fieldNames.email),
    phone: textIn(data, fieldNames.phone),
    additionalInfo: textIn(data, fieldNames.additionalInfo),
  };
  if (textIn(data, fieldNames.honeypot) !== '') {
    // An honest failure, should a person ever be caught here.
    console.warn('booking refused: the field that people do not see was filled in');
    return { ok: false, result: { status: 'failed', values } };
  }
  const date = textIn(data, fieldNames.date);
  const requestId = textIn(data, fieldNames.requestId);
  const parsed = bookingSchema.safeParse({ ...values, date, requestId });
  const found = (parsed.error?.issues ?? []).map(problemFrom);
  const season = seasonProblems({ ...values, date });
  const problems = firstOfEachField([...found, ...season.problems]);
  if (parsed.success && problems.length === 0) {
    const { data: valid } = parsed;
    const booking = {
      ...valid,
      slots: openTimesOf(date).filter((slot) => valid.slots.includes(slot)),
      lessonTypes: lessonTypes.filter((type) => valid.lessonTypes.includes(type)),
      otherDates: valid.otherDates.toSorted(),
    };
    return { ok: true, booking, values, scripted: data.has(fieldNames.scripted) };
  }
  const { takenTimes } = season;
  return { ok: false, result: { status: 'invalid', problems, takenTimes, values } };
}
