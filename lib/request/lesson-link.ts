import { lessonsExcept, type AnsweredRequest } from './answered-request';
import {
  readDates,
  readDays,
  readFragment,
  readReference,
  readTimes,
  writeFragment,
} from './fragment';

/** The path of `/lesson`, with the family's lessons, and nothing else about them, in its fragment. */
export function lessonPath({ dates, times, leftOut, reference }: AnsweredRequest): string {
  return `/lesson#${writeFragment({ dates, times, leftOut, reference })}`;
}

/** Reads lessons from an untrusted fragment. @returns `undefined` if it has none, or cannot be read */
export function readLessonFragment(fragment: string): AnsweredRequest | undefined {
  const fields = readFragment(fragment);
  const request = { dates: readDates(fields.dates), times: readTimes(fields.times) };
  const confirmed = lessonsExcept(request, readDays(fields.leftOut));
  const reference = readReference(fields.reference);
  if (confirmed.length === 0 || reference === undefined) return undefined;
  return { ...request, leftOut: lessonsExcept(request, confirmed), reference };
}
