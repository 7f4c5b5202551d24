import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { environment } from '../environment';
import { sharedStore } from '../store/shared-store';
import type { Rate } from './rate';
import { visitorAddress } from './visitor-address';

/** Whether a request may go on: how to take it out of the count again, or when to try again. */
export type Admission =
  | { readonly allowed: true; readonly refund: () => Promise<void> }
  | { readonly allowed: false; readonly seconds: number };

/** An address is in no key: a store that instances share may be somebody else's. */
function keyOf(address: string): string {
  return `visitor:${createHash('sha256').update(address).digest('base64url')}`;
}

function windowOf(key: string | undefined, rate: Rate | 'off') {
  return key && rate !== 'off' ? [{ key, count: rate.count, ms: rate.seconds * 1000 }] : [];
}

/**
 * Counts a booking request against the limits for its visitor, for all visitors, and for a day: a free
 * mail plan has 200 in a month. Where one of them is reached, it counts against none.
 *
 * @param headers the request's own
 */
export async function admitRequest(headers: Headers): Promise<Admission> {
  const { REQUESTS_PER_VISITOR, REQUESTS_PER_INSTANCE, REQUESTS_PER_DAY } = environment();
  const address = visitorAddress(headers);
  const windows = [
    ...windowOf(address && keyOf(address), REQUESTS_PER_VISITOR),
    ...windowOf('all', REQUESTS_PER_INSTANCE),
    ...windowOf('day', REQUESTS_PER_DAY),
  ];
  const id = randomUUID();
  const wait = await sharedStore().countRequest(id, windows);
  if (wait > 0) return { allowed: false, seconds: Math.ceil(wait / 1000) };
  return { allowed: true, refund: () => sharedStore().refundRequest(id, windows) };
}
