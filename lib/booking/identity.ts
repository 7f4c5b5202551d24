import { createHash } from 'node:crypto';
import { referenceAlphabet, referenceLength, type Booking } from '@/lib/request/booking';

function digestOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

export function referenceOf(request: Omit<Booking, 'reference'>): string {
  const bytes = digestOf(request).subarray(0, referenceLength);
  return Array.from(bytes, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('');
}

const contactWindowMs = 30 * 60_000;

/** Without contact details, equal requests may come from two people. */
const anonymousWindowMs = 10_000;

/** `idempotencyKey` changes every `rememberMs`, because providers remember keys longer. @param now in milliseconds */
export function identityOf(booking: Booking, now: number) {
  const requestKey = digestOf(booking).toString('hex');
  const rememberMs = booking.email || booking.phone ? contactWindowMs : anonymousWindowMs;
  const idempotencyKey = digestOf(requestKey, Math.floor(now / rememberMs)).toString('hex');
  return { requestKey, rememberMs, idempotencyKey };
}
