import { createHash } from 'node:crypto';
import { referenceAlphabet, referenceLength } from './receipt';
import type { Booking } from './schema';

function digestOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** A short reference such as `K7Q2M`, derived from the request, so that equal requests share it. */
export function referenceOf(booking: Booking): string {
  const bytes = digestOf(booking).subarray(0, referenceLength);
  return Array.from(bytes, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('');
}

const sameParentMs = 30 * 60_000;

/** Without contact, equal requests may be two people's: only a second click is the same. */
const sameClickMs = 10_000;

/**
 * Identifies a request by its whole content.
 * @param now milliseconds since 1970
 * @returns its key, for how many milliseconds to remember that after sending, and the provider's key,
 * which changes as often, because a provider remembers it for longer
 */
export function identityOf(booking: Booking, now: number) {
  const key = digestOf(booking).toString('hex');
  const rememberMs = booking.email || booking.phone ? sameParentMs : sameClickMs;
  const providerKey = digestOf(key, Math.floor(now / rememberMs)).toString('hex');
  return { key, rememberMs, providerKey };
}
