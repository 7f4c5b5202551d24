import { createHash, randomUUID } from 'node:crypto';
import { referenceAlphabet, referenceLength } from './receipt';
import type { Booking } from './schema';

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
  const bytes = digestOf(contentOf(booking)).subarray(0, referenceLength);
  return Array.from(bytes, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('');
}

const minuteMs = 60_000;
const sameFormMs = 2 * minuteMs;

/** As long as Resend remembers a key. */
const dayMs = 24 * 60 * minuteMs;

/** What makes two sendings one request. */
export type RequestIdentity = {
  readonly key: string;
  /** How long the key stands for this request once it was sent, in milliseconds. */
  readonly rememberMs: number;
  /** The key that a provider is given, which remembers it as long as it likes. */
  readonly providerKey: string;
};

/**
 * Tells one sending of a form from the next: by the form's own id and what it says, so that a visitor
 * who corrects a request that failed sends another one. A form without an id, because no script ran, is
 * the same as one just before it that says the same and names the same email or phone; with neither,
 * two strangers could have sent it.
 *
 * @param now milliseconds since 1970
 */
export function identityOf(booking: Booking, now: number): RequestIdentity {
  const { requestId, email, phone } = booking;
  const named = requestId || email || phone;
  const key = digestOf(named ? requestId : randomUUID(), contentOf(booking)).toString('hex');
  if (requestId) return { key, rememberMs: dayMs, providerKey: key };
  const providerKey = digestOf(key, Math.floor(now / sameFormMs)).toString('hex');
  return { key, rememberMs: sameFormMs, providerKey };
}
