import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import { isInSeason, openTimesOf } from '@/lib/season/season';
import type { BookingResult, Problem } from './booking-result';
import { cleanLine, cleanText } from './clean-text';
import { fieldNames, limits, type FormValues } from './request-fields';

/** Far above what any form of this site sends, far below what would be work to look at. */
const mostChoices = 100;

function textOfAtMost(limit: number, message: string) {
  return z.string({ error: 'Please write text here.' }).max(limit, { error: message });
}

const bookingSchema = z
  .object({
    date: z.string().refine(isInSeason, { error: 'This day cannot be booked.' }),
    slots: z.array(z.string()).max(mostChoices),
    lessonTypes: z
      .array(z.enum(lessonTypes), { error: 'Please choose from the lesson types shown.' })
      .max(mostChoices),
    email: textOfAtMost(limits.email, `An e-mail address has at most ${limits.email} characters.`)
      .transform(cleanLine)
      // The browser's own rule, so that whatever passes there passes here.
      .refine((email) => email === '' || z.regexes.html5Email.test(email), {
        error: 'Enter an e-mail address in the form name@example.com, or leave it empty.',
      }),
    phone: textOfAtMost(
      limits.phone,
      `A phone number has at most ${limits.phone} characters.`,
    ).transform(cleanLine),
    additionalInfo: z
      .string({ error: 'Please write text here.' })
      // Browsers count a line break as one character and send it as two.
      .transform(cleanText)
      .pipe(
        textOfAtMost(
          limits.additionalInfo,
          `Please shorten this to ${limits.additionalInfo.toLocaleString('en-US')} characters.`,
        ),
      ),
    requestId: z.string().max(64),
  })
  .transform((request, context) => {
    const open = openTimesOf(request.date);
    if (request.slots.some((slot) => !open.includes(slot))) {
      const message = 'A time you chose is not available any more. Please choose from those shown.';
      context.addIssue({ code: 'custom', path: ['slots'], message });
      return z.NEVER;
    }
    // In the order of the day and of the form, each once.
    const slots = open.filter((slot) => request.slots.includes(slot));
    const types = lessonTypes.filter((type) => request.lessonTypes.includes(type));
    return { ...request, slots, lessonTypes: types };
  });

/** A request that passed every check: fit to be sent. */
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
  return texts.slice(0, mostChoices + 1);
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
  if (textIn(data, fieldNames.trap) !== '') {
    // Told the truth: should a person ever be caught here, they must not believe that it was sent.
    console.warn('booking refused: the field that people do not see was filled in');
    return { ok: false, result: { status: 'failed', values } };
  }
  const date = textIn(data, fieldNames.date);
  const requestId = textIn(data, fieldNames.requestId);
  const parsed = bookingSchema.safeParse({ ...values, date, requestId });
  if (parsed.success) {
    return { ok: true, booking: parsed.data, values, scripted: data.has(fieldNames.scripted) };
  }
  const problems = firstOfEachField(parsed.error.issues.map(problemFrom));
  return { ok: false, result: { status: 'invalid', problems, values } };
}
