import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedStore } from '../store/shared-store';

/** EmailJS allows one request a second per account; the extra 50 ms absorb network jitter. */
const apartMs = 1050;

/**
 * Waits for a slot until `end` (`performance.now()`); false as soon as it would come too late. A call that
 * EmailJS refused for coming too soon backs off and goes first.
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
