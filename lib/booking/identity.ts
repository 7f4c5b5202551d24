import { createHash } from 'node:crypto';
import type { Booking } from '@/lib/request/booking';
import type { FormValues } from '@/lib/request/form-values';
import { referenceFrom } from '@/lib/request/reference';

function digestOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** By name, because builds may differ in the order of the fields. */
function sortedFields(request: object) {
  return Object.entries(request).sort(([first], [second]) => (first < second ? -1 : 1));
}

/** @param request a validated one without its reference */
export function referenceOf(request: FormValues): string {
  return referenceFrom(digestOf(sortedFields(request)));
}

const contactWindowMs = 30 * 60_000;

/** Without contact details, equal requests may come from two people. */
const anonymousWindowMs = 10_000;

/**
 * A request with the same `requestKey` within `rememberMs` milliseconds is the same request. Instances that share nothing
 * compute the same `idempotencyKey`, so that Resend sends one email for retries in one window of this length. Resend
 * remembers a key for 24 hours, so the window is part of it.
 * @param now milliseconds since 1970
 */
export function identityOf(booking: Booking, now: number) {
  const requestKey = digestOf(sortedFields(booking)).toString('hex');
  const rememberMs = booking.email || booking.phone ? contactWindowMs : anonymousWindowMs;
  const windowNumber = Math.floor(now / rememberMs);
  const idempotencyKey = digestOf(requestKey, windowNumber).toString('hex');
  return { requestKey, rememberMs, idempotencyKey };
}
