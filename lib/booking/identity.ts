import { createHash } from 'node:crypto';
import type { Booking, LessonRequest, Question } from '@/lib/request/booking';
import { referenceFrom } from '@/lib/request/reference';
import type { Store } from '@/lib/store/store';

function digestOf(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

type WithoutReference = Omit<LessonRequest, 'reference'> | Omit<Question, 'reference'>;

/** By name, because builds may differ in the order of the fields. */
function sortedFields(request: object) {
  return Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
}

export function referenceOf(request: WithoutReference): string {
  return referenceFrom(digestOf(sortedFields(request)));
}

const contactWindowMs = 30 * 60_000;

/** Without contact details, equal requests may come from two people. */
const anonymousWindowMs = 10_000;

/** A request with the same key within `rememberMs` is the same request. */
export function identityOf(booking: Booking) {
  const requestKey = digestOf(sortedFields(booking)).toString('hex');
  const rememberMs = booking.email || booking.phone ? contactWindowMs : anonymousWindowMs;
  return { requestKey, rememberMs };
}

/**
 * Retries get the key of the first attempt, so that Resend sends one email.
 * The request key would not do: Resend remembers a key for 24 hours, but an equal request is a new one after `rememberMs`.
 * The key also depends on the period of `rememberMs` that `now` is in, so that instances without a shared store mostly
 * derive the same one.
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
