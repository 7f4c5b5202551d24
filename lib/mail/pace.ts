import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedStore } from '../store/shared-store';

/**
 * EmailJS takes one request a second from one account, and all visitors share it. The twentieth above
 * it is for what the way there adds and takes away.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
const apartMs = 1050;

/**
 * Waits for a call's slot; slots come in the order in which they are asked for.
 *
 * @param id names the call
 * @param end the time on the clock of `performance.now()` by which the slot must have come
 * @param backOff whether EmailJS refused the call for coming too soon: its next slot then comes before
 *   all others, which come so much later
 * @returns false, without a slot, as soon as it is known to come too late
 */
export async function acquireSlot(id: string, end: number, backOff = false): Promise<boolean> {
  const store = sharedStore();
  const timing = () => ({ id, apartMs, withinMs: end - performance.now() });
  let waitMs = await store.acquireSlot('emailjs', { ...timing(), backOff });
  while (waitMs) {
    await sleep(waitMs);
    // Another call's back-off may have moved this slot by now.
    waitMs = await store.acquireSlot('emailjs', { ...timing(), backOff: false });
  }
  return waitMs === 0;
}
