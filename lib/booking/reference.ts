import { createHash } from 'node:crypto';
import type { Booking } from './schema';

/** Digits and letters that cannot be taken for one another when read out on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 5;

function digestOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function contentOf({ date, slots, lessonTypes, email, phone, additionalInfo }: Booking) {
  return [date, slots, lessonTypes, email, phone, additionalInfo];
}

/**
 * A short reference such as `K7Q2M`. It is made from what the request says, so the same request sent
 * again has the same one and the instructor sees at once that it came twice.
 */
export function referenceOf(booking: Booking): string {
  const bytes = digestOf(contentOf(booking)).subarray(0, length);
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * Tells one sending of a form from the next: the form's own id and what it says. A visitor who
 * corrects a request that failed sends another one; without a script, the content has to suffice.
 */
export function requestKeyOf(booking: Booking): string {
  return digestOf(booking.requestId, contentOf(booking)).toString('hex');
}
