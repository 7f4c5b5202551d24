import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import { contactFields } from '@/lib/booking/contact-schema';
import { referencePattern, type RequestToAnswer } from '@/lib/booking/receipt';
import { clockTime, minutesOf } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';

/** In characters. No request from the form exceeds it. */
const maxLength = 2_000;

/** `0930` for `9:30 AM`. */
function digitsOf(time: string): string {
  const minutes = minutesOf(time) ?? 0;
  return String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, '0');
}

function timeOf(digits: string): string {
  return clockTime(Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)));
}

/**
 * Encodes a request without the characters at which email clients end a link. The reference is last because
 * they also drop punctuation from the end of a link.
 */
export function answerFragment(request: RequestToAnswer): string {
  const { date, otherDates, slots, email, phone, reference } = request;
  const fields = new URLSearchParams({
    d: [date, ...otherDates].join('.'),
    t: slots.map(digitsOf).join('.'),
    l: request.lessonTypes.join('.'),
    e: email,
    p: phone,
    r: reference,
  });
  return fields.toString().replaceAll('+', '%20').replaceAll('*', '%2A');
}

const list = z
  .string()
  .transform((text) => Array.from(new Set(text.split('.').filter(Boolean))).toSorted());

const fields = z.object({
  d: list.pipe(z.array(z.string().refine(isRealDate)).min(1)),
  t: list,
  l: z.string(),
  e: contactFields.email,
  p: contactFields.phone,
  r: z.string().regex(referencePattern),
});

/**
 * Validates an untrusted fragment's format, and applies the form's rules to its email and phone. It ignores the
 * season, so that old links still open. Returns `undefined` for an invalid fragment.
 */
export function readAnswerFragment(fragment: string): RequestToAnswer | undefined {
  if (fragment.length > maxLength) return undefined;
  try {
    const given = Object.fromEntries(new URLSearchParams(fragment.replaceAll('+', '%2B')));
    const { d, t, l, e, p, r } = fields.parse(given);
    const [date = '', ...otherDates] = d;
    const request = {
      date,
      otherDates,
      slots: t.map(timeOf),
      lessonTypes: lessonTypes.filter((type) => `.${l}.`.includes(`.${type}.`)),
      email: e,
      phone: p,
      reference: r,
    };
    // Encoding the result again gives another fragment if a text was not clean, a field is unknown, or choices are
    // out of order.
    const isUnchanged =
      decodeURIComponent(fragment) === decodeURIComponent(answerFragment(request));
    return isUnchanged ? request : undefined;
  } catch {
    return undefined;
  }
}
