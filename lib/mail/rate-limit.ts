import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedStore } from '@/lib/store/shared-store';

/** EmailJS allows one request per second per account. The extra 50 ms absorb network jitter. */
const minIntervalMs = 1_050;

const tryEveryMs = 100;

/** Waits until EmailJS may be called; false if that is later than `end` (`performance.now()`). */
export async function waitForTurn(end: number): Promise<boolean> {
  const call = randomUUID();
  while (performance.now() < end) {
    if ((await sharedStore().claim('gate:emailjs', call, minIntervalMs)) === call) return true;
    await sleep(tryEveryMs);
  }
  return false;
}
