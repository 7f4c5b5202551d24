import { createHash } from 'node:crypto';
import type { Booking, LessonRequest, Question } from '@/lib/request/booking';
import { referenceFrom } from '@/lib/request/reference';
import type { Store } from '@/lib/store/store';

function digestOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

type WithoutReference = Omit<LessonRequest, 'reference'> | Omit<Question, 'reference'>;

/** Depends on what each field holds, and not on the order of the fields. */
export function referenceOf(request: WithoutReference): string {
  const fields = Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return referenceFrom(digestOf(fields));
}

const contactWindowMs = 30 * 60_000;

/** Without contact details, equal requests may come from two people. */
const anonymousWindowMs = 10_000;

/** A request with the same key within `rememberMs` is the same request. */
export function identityOf(booking: Booking) {
  const requestKey = digestOf(booking).toString('hex');
  const rememberMs = booking.email || booking.phone ? contactWindowMs : anonymousWindowMs;
  return { requestKey, rememberMs };
}

/**
 * Retries get the key of the first attempt, so that Resend sends one email. It is not the request key, because Resend
 * remembers keys for 24 hours, and an equal request is a new one after `rememberMs`. The clock is divided into periods of
 * `rememberMs`. Within one, instances without a shared store derive the same key.
 * @param now milliseconds since 1970, comparable between instances
 */
export async function claimIdempotencyKey(
  store: Store,
  { requestKey, rememberMs }: ReturnType<typeof identityOf>,
  now: number,
): Promise<string> {
  const key = digestOf(requestKey, Math.floor(now / rememberMs)).toString('hex');
  return store.claim(`idempotency-key:${requestKey}`, key, rememberMs);
}
