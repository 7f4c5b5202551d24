import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import { minutesOf } from '@/lib/season/clock-time';
import { isInSeason, openTimesOf, slotsOf } from '@/lib/season/season';
import type { BookingResult, Problem } from './booking-result';
import { cleanLine, cleanText } from './clean-text';
import { fieldNames, limits, type FormValues } from './request-fields';
import { noSlotsSentence, takenSentence } from './sentences';

/** Far above what any form of this site sends, far below what would be work to look at. */
const maxChoices = 100;
const maxIdLength = 64;

const notText = { error: 'Please write text here.' };
const notFromThisForm = { error: 'Please reload the page and send the form again.' };
const notAType = { error: 'Please choose from the lesson types shown.' };

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
  email: z
    .string(notText)
    .max(limits.email, { error: `An email address has at most ${limits.email} characters.` })
    .transform(cleanLine)
    // The browser's own rule, so that whatever passes there passes here.
    .refine((email) => email === '' || z.regexes.html5Email.test(email), {
      error: 'Enter an email address in the form name@example.com, or leave it empty.',
    }),
  phone: z
    .string(notText)
    .max(limits.phone, { error: `A phone number has at most ${limits.phone} characters.` })
    .transform(cleanLine),
  additionalInfo: z
    .string(notText)
    // Browsers count a line break as one character and send it as two.
    .transform(cleanText)
    .refine((text) => text.length <= limits.additionalInfo, {
      error: `Please shorten this to ${withCommas(limits.additionalInfo)} characters.`,
    }),
  requestId: z.string(notFromThisForm).max(maxIdLength, notFromThisForm),
});

/** A request that passed every check: fit to be sent, its choices in the form's order, each once. */
export type Booking = z.output<typeof bookingSchema>;

type ReadBooking =
  | { ok: true; booking: Booking; values: FormValues; scripted: boolean }
  | { ok: false; result: BookingResult };

const shownFields = ['slots', 'lessonTypes', 'email', 'phone', 'additionalInfo'] as const;

function problemFrom({ path, message }: z.core.$ZodIssue): Problem {
  const field = shownFields.find((name) => name === path[0]) ?? 'date';
  return { field, message };
}

/** One wrong value of a field is enough to say what to change in it. */
function firstOfEachField(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<Problem['field']>();
  return problems.filter(({ field }) => !seen.has(field) && seen.add(field));
}

/** What form data holds; nothing for anything else, even where its prototype makes it look like some. */
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

/** The texts of a field, up to one more than is too many. */
function textsIn(form: FormData, name: string): readonly string[] {
  const texts = form.getAll(name).filter((value) => typeof value === 'string');
  return texts.slice(0, maxChoices + 1);
}

/** What of `slots` the day (ISO date) does not offer any more, as times in the day's order. */
function takenTimesOf(date: string, slots: readonly string[]): readonly string[] {
  const open = openTimesOf(date);
  return [...new Set(slots)]
    .filter((slot) => !open.includes(slot) && minutesOf(slot) !== undefined)
    .toSorted((one, other) => (minutesOf(one) ?? 0) - (minutesOf(other) ?? 0));
}

/**
 * Reads and checks a booking request against its shape, its sizes and the season.
 *
 * @param form what the action was called with; anything at all, since actions are public
 * @returns the booking, or what the form is to show instead; the values as they came either way
 */
export function readBooking(form: unknown): ReadBooking {
  const data = formDataFrom(form);
  const values = {
    slots: textsIn(data, fieldNames.slots),
    lessonTypes: textsIn(data, fieldNames.lessonTypes),
    email: textIn(data, fieldNames.email),
    phone: textIn(data, fieldNames.phone),
    additionalInfo: textIn(data, fieldNames.additionalInfo),
  };
  if (textIn(data, fieldNames.honeypot) !== '') {
    // Told the truth: should a person ever be caught here, they must not believe that it was sent.
    console.warn('booking refused: the field that people do not see was filled in');
    return { ok: false, result: { status: 'failed', values } };
  }
  const date = textIn(data, fieldNames.date);
  const requestId = textIn(data, fieldNames.requestId);
  const parsed = bookingSchema.safeParse({ ...values, date, requestId });
  const found = firstOfEachField((parsed.error?.issues ?? []).map(problemFrom));
  const open = openTimesOf(date);
  // Of a day that cannot be booked at all, no single time need be named.
  const isTaken =
    !found.some(({ field }) => field === 'date' || field === 'slots') &&
    values.slots.some((slot) => !open.includes(slot));
  if (parsed.success && !isTaken) {
    const slots = open.filter((slot) => parsed.data.slots.includes(slot));
    const types = lessonTypes.filter((type) => parsed.data.lessonTypes.includes(type));
    const booking = { ...parsed.data, slots, lessonTypes: types };
    return { ok: true, booking, values, scripted: data.has(fieldNames.scripted) };
  }
  const takenTimes = isTaken ? takenTimesOf(date, values.slots) : [];
  const taken = { field: 'slots', message: takenSentence(takenTimes) } as const;
  const problems = isTaken ? [taken, ...found] : found;
  return { ok: false, result: { status: 'invalid', problems, takenTimes, values } };
}
