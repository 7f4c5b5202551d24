import { z } from 'zod';
import type { LinkedRequest } from '@/lib/request/booking';
import { isReference } from '@/lib/request/reference';
import { cleanLine, contactFields } from '@/lib/request/text-rules';
import { clockTime, minutesOf, type ClockTime } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';

/** In characters. No request from the form exceeds it. */
const maxLength = 2_000;

/** `0930` for `9:30 AM`. */
function digitsOf(time: ClockTime): string {
  const minutes = minutesOf(time);
  return String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, '0');
}

function timeOf(digits: string): ClockTime {
  return clockTime(Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)));
}

function fieldsOf({ date, otherDates, times, lessonTypes, ...request }: LinkedRequest) {
  return {
    d: [date, ...otherDates].join('.'),
    t: times.map(digitsOf).join('.'),
    l: lessonTypes.join('.'),
    e: request.email,
    p: request.phone,
    r: request.reference,
  };
}

/**
 * The path of `/answer`, with a request in its fragment, except for its note. The fragment lacks the characters at which
 * email programs end a link. The reference is last because they may add the punctuation after a link.
 */
export function answerLink(request: LinkedRequest): string {
  const fields = new URLSearchParams(fieldsOf(request));
  return `/answer#${fields.toString().replaceAll('+', '%20').replaceAll('*', '%2A')}`;
}

const realDate = z.string().refine(isRealDate);

const list = z
  .string()
  .transform((text) => Array.from(new Set(text.split('.').map(cleanLine).filter(Boolean))));

const sortedList = list.transform((texts) => texts.toSorted());

const schema = z.object({
  d: sortedList.pipe(z.tuple([realDate], realDate)),
  t: sortedList.pipe(z.array(z.string().regex(/^([01]\d|2[0-3])[0-5]\d$/))),
  // Old links keep the order and the names that the lesson types had.
  l: list,
  e: contactFields.email,
  p: contactFields.phone,
  // Closing punctuation, or a parameter with its question mark, may have become a part of the link.
  r: z.string().transform((text) => text.replace(/[^\p{L}\p{N}].*$/su, '')),
});

function readFields(text: string): LinkedRequest | undefined {
  const given = new URLSearchParams(text.replaceAll('&amp;', '&').replaceAll('+', '%2B'));
  const names = Object.keys(schema.shape);
  if (names.some((name) => given.getAll(name).length !== 1)) return undefined;
  const { data } = schema.safeParse(Object.fromEntries(given));
  if (!data || !isReference(data.r)) return undefined;
  const [date, ...otherDates] = data.d;
  const request = {
    date,
    otherDates,
    times: data.t.map(timeOf),
    lessonTypes: data.l,
    email: data.e,
    phone: data.p,
    reference: data.r,
  };
  // A field differs if its text was not clean, or if its days or times were unknown or out of order.
  const isUnchanged = Object.entries(fieldsOf(request)).every(
    ([name, value]) => name === 'r' || given.get(name) === value,
  );
  return isUnchanged ? request : undefined;
}

/** Whether every escape is an escaped percent sign, as in `a%2540b.co`. Misreads the phone number `5%206` as `5 6` if it has the link's only escape, `5%25206`. */
function isEscapedTwice(text: string): boolean {
  return text.includes('%') && !/%(?!25)/.test(text);
}

/** A percent sign that begins no escape, as in an unescaped `50%off@b.co`. */
const barePercent = /%(?![\da-f]{2})/gi;

/**
 * Reads the request from an untrusted fragment, and validates it like a form. It ignores the season, so that old links
 * still open. Email programs may have escaped the fragment once more, unescaped it, or added to its end.
 * @returns `undefined` for a fragment that cannot be read
 */
export function readAnswerFragment(fragment: string): LinkedRequest | undefined {
  if (fragment.length > maxLength) return undefined;
  try {
    const unescaped = decodeURIComponent(fragment.replaceAll(barePercent, '%25'));
    return isEscapedTwice(fragment)
      ? (readFields(unescaped) ?? readFields(fragment))
      : (readFields(fragment) ?? readFields(unescaped));
  } catch {
    return undefined;
  }
}
