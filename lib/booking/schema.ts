import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import type { Booking } from '@/lib/request/booking';
import {
  emptyValues,
  formValues,
  honeypotField,
  limits,
  scriptedField,
  type FormValues,
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

const reloadError = { error: 'Please reload the page and send the form again.' };

const fields = z.object({
  date: z
    .string(reloadError)
    .refine((date) => date === '' || slotsOf(date).length > 0, { error: noSlotsSentence }),
  times: z.array(z.string()),
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
  ({ date, times, lessonTypes, otherDates }) =>
    date !== '' || times.length + lessonTypes.length + otherDates.length === 0,
  { path: ['date'], ...reloadError },
);

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
  // A missing date is invalid, but in `given` it is empty, which means a question.
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
    const request = {
      ...valid,
      times: openTimesOf(valid.date).filter((time) => valid.times.includes(time)),
      lessonTypes: lessonTypes.filter((type) => valid.lessonTypes.includes(type)),
      otherDates: valid.otherDates.toSorted(),
    };
    const booking = { ...request, reference: referenceOf(request) };
    return { ok: true, booking, values, scripted };
  }
  const { closedTimes } = seasonCheck;
  return { ok: false, result: { status: 'invalid', problems, closedTimes, values } };
}

/** `closedTimes` lists the chosen times that are not open. */
function seasonProblems(requested: FormValues) {
  const { date, times } = requested;
  if (slotsOf(date).length === 0) return { messages: {}, closedTimes: [] };
  const open: readonly string[] = openTimesOf(date);
  const notOpen = times.filter((time) => !open.includes(time));
  const closedTimes = notOpen.flatMap((time) => parseClockTime(time) ?? []);
  return {
    messages: {
      ...(notOpen.length > 0 && { times: [notOpenSentence(closedTimes)] }),
      otherDates: otherDatesProblems(requested),
    },
    closedTimes,
  };
}

function otherDatesProblems({ date, times, otherDates }: FormValues): readonly string[] {
  const offered = otherDaysOf(date, season);
  const chosen = offered.filter((day) => otherDates.includes(day.date));
  const gone = otherDates.filter(
    (day) => isRealDate(day) && offered.every((other) => other.date !== day),
  );
  if (gone.length > 0) return [goneDaysSentence(gone)];
  // A day is listed twice, or is no date.
  if (chosen.length !== otherDates.length) return [otherDatesSentence];
  const closed = chosen
    .map((day) => ({ ...day, closedTimes: closedTimesOn(day, times) }))
    .filter(({ closedTimes }) => closedTimes.length > 0);
  return closed.length > 0 ? [closedSentence(closed)] : [];
}
