import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedStore } from '../store/shared-store';

/**
 * EmailJS allows one request a second per account; the extra 50 ms absorb network jitter.
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
const apartMs = 1050;

/**
 * Waits for a call's slot, first come, first served.
 * @param end the latest slot, on the clock of `performance.now()`
 * @param backOff whether EmailJS just refused the call for coming too soon; it then goes first
 * @returns false, without a slot, as soon as it would come too late
 */
export async function acquireSlot(id: string, end: number, backOff = false): Promise<boolean> {
  const store = sharedStore();
  const timing = () => ({ id, apartMs, withinMs: end - performance.now() });
  let waitMs = await store.acquireSlot('emailjs', { ...timing(), backOff });
  while (waitMs) {
    await sleep(waitMs);
    // Another call's back-off may have moved this slot.
    waitMs = await store.acquireSlot('emailjs', { ...timing(), backOff: false });
  }
  return waitMs === 0;
}
