import { z } from 'zod';
import { lessonTypes } from '@/data/lesson-plans';
import { contactFields } from '@/lib/booking/contact-schema';
import { referencePattern, type AnsweredRequest } from '@/lib/booking/receipt';
import { maxChoices } from '@/lib/booking/request-fields';
import { clockTime, minutesOf } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';

/** In characters; longer than any fragment of the form's requests. */
const maxLength = 2_000;

/** Also encodes the characters that mail programs cut off links. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function encodedList(values: readonly string[]): string {
  return values.map((value) => encoded(value).replaceAll('.', '%2E')).join('.');
}

/** `0930` for `9:30 AM`. */
function digitsOf(time: string): string {
  const minutes = minutesOf(time) ?? 0;
  return String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, '0');
}

/** Encodes a request for a URL. The reference is last, since mail programs cut punctuation off a link's end. */
export function answerFragment(request: AnsweredRequest): string {
  const { date, otherDates, slots, email, phone, reference } = request;
  return [
    `d=${encodedList([date, ...otherDates])}`,
    `t=${encodedList(slots.map(digitsOf))}`,
    `l=${encodedList(request.lessonTypes)}`,
    `e=${encoded(email)}`,
    `p=${encoded(phone)}`,
    `r=${reference}`,
  ].join('&');
}

function isAscending(values: readonly string[]): boolean {
  return values.every((value, index) => index === 0 || String(values[index - 1]) < value);
}

const list = z
  .string()
  .transform((text) => (text === '' ? [] : text.split('.').map(decodeURIComponent)));

const text = z.string().transform(decodeURIComponent);

/** Rejects text that the form would have cleaned. */
function clean<Field extends z.ZodType<string>>(field: Field) {
  return text.refine((given) => {
    const parsed = field.safeParse(given);
    return parsed.success && parsed.data === given;
  });
}

const fragmentSchema = z.strictObject({
  d: list.pipe(z.array(z.string().refine(isRealDate)).min(1).max(maxChoices).refine(isAscending)),
  t: list
    .pipe(z.array(z.string().regex(/^([01]\d|2[0-3])[0-5]\d$/)).max(maxChoices))
    .refine(isAscending),
  l: list.pipe(
    z.array(z.enum(lessonTypes)).refine((types) => new Set(types).size === types.length),
  ),
  e: clean(contactFields.email),
  p: clean(contactFields.phone),
  r: z.string().regex(referencePattern),
});

/** Empty if a field is repeated. */
function fieldsIn(fragment: string): ReadonlyMap<string, string> {
  const pairs = fragment.split('&').map((pair) => /^(\w+)=([^=]*)$/.exec(pair));
  const fields = new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
  return fields.size === pairs.length ? fields : new Map();
}

/** Validates an untrusted fragment by the form's own rules; `undefined` if it breaks one. */
export function readAnswerFragment(fragment: string): AnsweredRequest | undefined {
  if (fragment.length > maxLength) return undefined;
  try {
    const { d, t, l, e, p, r } = fragmentSchema.parse(Object.fromEntries(fieldsIn(fragment)));
    const [date = '', ...otherDates] = d;
    const slots = t.map((digits) =>
      clockTime(Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))),
    );
    return { date, otherDates, slots, lessonTypes: l, email: e, phone: p, reference: r };
  } catch {
    return undefined;
  }
}
