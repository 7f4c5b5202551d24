import { createHash, randomUUID } from 'node:crypto';
import { referenceAlphabet, referenceLength } from './receipt';
import type { Booking } from './schema';

function digestOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** All but its form's ID, which JSON then leaves out. */
function contentOf(booking: Booking) {
  return { ...booking, requestId: undefined };
}

/** A short reference such as `K7Q2M`, derived from the request, so that equal requests share it. */
export function referenceOf(booking: Booking): string {
  const bytes = digestOf(contentOf(booking)).subarray(0, referenceLength);
  return Array.from(bytes, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('');
}

const minuteMs = 60_000;
const sameFormMs = 2 * minuteMs;

/** Resend's retention of keys. */
const dayMs = 24 * 60 * minuteMs;

/**
 * Identifies a request by its form's ID and content. Without an ID, since no script ran, equal content with
 * the same email or phone counts as the same for two minutes; without either, it could be two people's.
 * @param now milliseconds since 1970
 * @returns its key, for how many milliseconds to remember that after sending, and the provider's key
 */
export function identityOf(booking: Booking, now: number) {
  const { requestId, email, phone } = booking;
  const named = requestId || email || phone;
  const key = digestOf(named ? requestId : randomUUID(), contentOf(booking)).toString('hex');
  if (requestId) return { key, rememberMs: dayMs, providerKey: key };
  const providerKey = digestOf(key, Math.floor(now / sameFormMs)).toString('hex');
  return { key, rememberMs: sameFormMs, providerKey };
}
