import { z } from 'zod';
import { lessonTypes } from '@/lib/request/lesson-types';
import type { Booking } from '@/lib/request/booking';
import {
  formValues,
  honeypotField,
  maxLengths,
  type FieldName,
  type FormValues,
  type TextName,
} from '@/lib/request/form-values';
import {
  closedSentence,
  noSlotsSentence,
  goneDaysSentence,
  otherDatesSentence,
  notOpenSentence,
} from '@/lib/request/sentences';
import { cleanText, contactFields } from '@/lib/request/text-rules';
import { parseClockTime } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';
import { closedTimesOn, otherDaysOf } from '@/lib/season/other-days';
import { openTimesOf, season, slotsOf } from '@/lib/season/season';
import type { BookingResult } from './booking-result';
import { referenceOf } from './identity';

const shared = {
  ...contactFields,
  additionalInfo: z
    .string()
    .max(maxLengths.additionalInfo, {
      error: `Please shorten this to ${maxLengths.additionalInfo.toLocaleString('en-US')} characters.`,
    })
    .transform(cleanText),
} satisfies Record<TextName, z.ZodType>;

const lesson = z.object({
  kind: z.literal('lesson'),
  date: z
    .string()
    .refine(isRealDate, { error: 'Please reload the page and send the form again.', abort: true })
    .refine((date) => slotsOf(date).length > 0, { error: noSlotsSentence }),
  // The season decides which times and days can be chosen.
  times: z.array(z.string()),
  lessonTypes: z
    .array(z.enum(lessonTypes, { error: 'Please choose from the lesson types shown.' }))
    .transform((chosen) => lessonTypes.filter((type) => chosen.includes(type))),
  otherDates: z.array(z.string()).transform((dates) => [...dates].sort()),
  ...shared,
} satisfies Record<FieldName | 'kind', z.ZodType>);

const question = z.object({
  kind: z.literal('question'),
  ...shared,
} satisfies Record<TextName | 'kind', z.ZodType>);

const schema = z.discriminatedUnion('kind', [lesson, question]);

const fieldsInOrder = lesson.omit({ kind: true }).keyof().options;

type ReadBooking =
  | { readonly ok: true; readonly booking: Booking }
  | { readonly ok: false; readonly result: BookingResult };

/** Validates an untrusted form against the schema and the season. */
export function readBooking(form: FormData): ReadBooking {
  if (form.get(honeypotField)) {
    // A person who fills in the field by mistake must see a failure.
    console.warn('booking rejected: the hidden field was filled in');
    return { ok: false, result: { status: 'failed' } };
  }
  const given = formValues(form);
  const { data: valid, error } = schema.safeParse(given);
  const seasonCheck = seasonProblems(given);
  const messages: Partial<Record<FieldName, readonly string[]>> = {
    ...seasonCheck.messages,
    ...(error && z.flattenError(error).fieldErrors),
  };
  const problems = fieldsInOrder.flatMap((field) => {
    const [message] = messages[field] ?? [];
    return message === undefined ? [] : [{ field, message }];
  });
  if (valid && problems.length === 0) return { ok: true, booking: withReference(valid) };
  const { refusedTimes } = seasonCheck;
  return { ok: false, result: { status: 'invalid', problems, refusedTimes } };
}

function withReference(valid: z.infer<typeof schema>): Booking {
  if (valid.kind === 'question') return { ...valid, reference: referenceOf(valid) };
  // In the day's order, without duplicates.
  const times = openTimesOf(valid.date).filter((time) => valid.times.includes(time));
  const request = { ...valid, times };
  return { ...request, reference: referenceOf(request) };
}

/** `refusedTimes` lists the chosen times that are not open. */
function seasonProblems(requested: FormValues) {
  if (requested.kind === 'question') return { messages: {}, refusedTimes: [] };
  const { date, times } = requested;
  if (slotsOf(date).length === 0) return { messages: {}, refusedTimes: [] };
  const open: readonly string[] = openTimesOf(date);
  const notOpen = times.filter((time) => !open.includes(time));
  const refusedTimes = notOpen.flatMap((time) => parseClockTime(time) ?? []);
  return {
    messages: {
      ...(notOpen.length > 0 && { times: [notOpenSentence(refusedTimes)] }),
      otherDates: otherDatesProblems(requested),
    },
    refusedTimes,
  };
}

function otherDatesProblems({
  date,
  times,
  otherDates,
}: Extract<FormValues, { kind: 'lesson' }>): readonly string[] {
  const offered = otherDaysOf(date, season);
  const chosen = offered.filter((day) => otherDates.includes(day.date));
  const gone = otherDates.filter(
    (day) => isRealDate(day) && !offered.some((offeredDay) => offeredDay.date === day),
  );
  if (gone.length > 0) return [goneDaysSentence(gone)];
  // A day is listed twice, or is not a date.
  if (chosen.length !== otherDates.length) return [otherDatesSentence];
  const closed = chosen
    .map((day) => ({ ...day, closedTimes: closedTimesOn(day, times) }))
    .filter(({ closedTimes }) => closedTimes.length > 0);
  return closed.length > 0 ? [closedSentence(closed)] : [];
}
