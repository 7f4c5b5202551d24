import type { LessonDay } from './answered-request';
import { isReference } from './reference';
import { byStart, parseClockTime, type ClockTime } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';

/** In characters; more than any link of the site has. */
const maxLength = 8_000;

/**
 * Encodes a value as the fragment of a link: JSON in UTF-8, as base64url (RFC 4648, section 5), followed by `.1`. Email
 * programs find nothing in it to escape, and no reason to end the link before the `.1`.
 */
export function writeFragment(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.1`;
}

/**
 * Reads an untrusted fragment, and ignores what follows the `.1`, such as punctuation after the link.
 * @returns the value's fields; none for a fragment that cannot be read
 */
export function readFragment(fragment: string): Readonly<Record<string, unknown>> {
  const [, base64 = ''] = /^([\w-]+)\.1/.exec(fragment.slice(0, maxLength)) ?? [];
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return {};
  }
}

function itemsIn(field: unknown): readonly unknown[] {
  return Array.isArray(field) ? field : [];
}

/**
 * The distinct values of the texts in a field.
 * @param valueOf returns `undefined` for an invalid text
 */
export function readValues<Value>(
  field: unknown,
  valueOf: (text: string) => Value | undefined,
): Value[] {
  const values = itemsIn(field).flatMap((item) => {
    const value = typeof item === 'string' ? valueOf(item) : undefined;
    return value === undefined ? [] : [value];
  });
  return Array.from(new Set(values));
}

/** The real ISO dates in a field, in order. */
export function readDates(field: unknown): readonly string[] {
  return readValues(field, (text) => (isRealDate(text) ? text : undefined)).sort();
}

/** The valid times in a field, in order. */
export function readTimes(field: unknown): readonly ClockTime[] {
  return readValues(field, parseClockTime).sort(byStart);
}

/** The days in a field that have a real date. */
export function readDays(field: unknown): readonly LessonDay[] {
  return itemsIn(field).flatMap((item) => {
    const { date, times } = Object(item);
    return readDates([date]).map((realDate) => ({ date: realDate, times: readTimes(times) }));
  });
}

/** @returns `undefined` for anything but a reference */
export function readReference(field: unknown): string | undefined {
  return typeof field === 'string' && isReference(field) ? field : undefined;
}
