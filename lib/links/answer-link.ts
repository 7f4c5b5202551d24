import { z } from 'zod';
import type { LinkedRequest } from '@/lib/request/booking';
import { isReference } from '@/lib/request/reference';
import { cleanLine, contactFields } from '@/lib/request/text-rules';
import { readDates, readFragment, readTimes, type FragmentFormat } from './read-fragment';
import { writeDates, writeFragment, writeTimes } from './write-fragment';

const contact = z.object(contactFields);

/** Dots separate the names of lesson types, so a name has none: it is escaped as in a JSON Pointer (RFC 6901, section 3). */
const escapeName = (name: string) => name.replaceAll('~', '~0').replaceAll('.', '~1');
const unescapeName = (name: string) => name.replaceAll('~1', '.').replaceAll('~0', '~');

/** The fields of a request, except for its note, whose text the email has. */
const format: FragmentFormat<LinkedRequest> = {
  write: ({ date, otherDates, times, lessonTypes, email, phone, reference }) => ({
    d: writeDates([date, ...otherDates]),
    t: writeTimes(times),
    l: lessonTypes.map(escapeName).join('.'),
    e: email,
    p: phone,
    r: reference,
  }),
  read: (field) => {
    const [date, ...otherDates] = readDates(field('d'));
    const { data } = contact.safeParse({ email: field('e'), phone: field('p') });
    const reference = field('r');
    if (date === undefined || !data || !isReference(reference)) return undefined;
    // Old links keep the order and the names that the lesson types had.
    const types = field('l').split('.').map(cleanLine).filter(Boolean);
    const lessonTypes = Array.from(new Set(types), unescapeName);
    return { date, otherDates, times: readTimes(field('t')), lessonTypes, ...data, reference };
  },
};

/** The path of `/answer`, with a request in its fragment. */
export function answerLink(request: LinkedRequest): string {
  return `/answer#${writeFragment(format.write(request))}`;
}

/**
 * Reads the request from an untrusted fragment, and validates it like a form. It ignores the season, so that old links
 * still open.
 * @returns `undefined` for a fragment that cannot be read
 */
export function readAnswerFragment(fragment: string): LinkedRequest | undefined {
  return readFragment(format, fragment);
}
