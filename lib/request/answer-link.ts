import { z } from 'zod';
import type { AnsweredRequest } from './answered-request';
import type { LessonBooking } from './booking';
import { cleanLine, contactFields } from './text-rules';
import {
  readDates,
  readFragment,
  readReference,
  readTimes,
  readValues,
  writeFragment,
} from './fragment';

const contact = z.object(contactFields);

/** The part of a request that `/answer` shows. Its lesson types may no longer be offered. */
export type LinkedRequest = Pick<AnsweredRequest, 'dates' | 'times' | 'reference'> &
  Pick<LessonBooking, 'lessonTypes' | 'email' | 'phone'>;

/** The path of `/answer`, with a request in its fragment. */
export function answerPath(request: LessonBooking): string {
  const { date, otherDates, times, lessonTypes, email, phone, reference } = request;
  const dates = [date, ...otherDates];
  return `/answer#${writeFragment({ dates, times, lessonTypes, email, phone, reference })}`;
}

/**
 * Reads the request from an untrusted fragment, and validates it like a form. It ignores the season, so that old links
 * still open.
 * @returns `undefined` for a fragment that cannot be read
 */
export function readAnswerFragment(fragment: string): LinkedRequest | undefined {
  const fields = readFragment(fragment);
  const dates = readDates(fields.dates);
  const reference = readReference(fields.reference);
  const { data } = contact.safeParse(fields);
  if (dates.length === 0 || reference === undefined || !data) return undefined;
  const lessonTypes = readValues(fields.lessonTypes, (type) => cleanLine(type) || undefined);
  return { dates, times: readTimes(fields.times), lessonTypes, ...data, reference };
}
