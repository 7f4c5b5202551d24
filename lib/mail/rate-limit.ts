import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedStore } from '@/lib/store/shared-store';
import type { Provider } from './provider';

const tryEveryMs = 100;

/** Waits until the provider's rate limit allows a call; false if that is later than `latestCall` (`performance.now()`). */
export async function waitForTurn(
  { name, minIntervalMs }: Pick<Provider, 'name' | 'minIntervalMs'>,
  latestCall: number,
): Promise<boolean> {
  if (minIntervalMs === undefined) return true;
  const call = randomUUID();
  while (performance.now() < latestCall) {
    if ((await sharedStore().claim(`turn:${name}`, call, minIntervalMs)) === call) return true;
    await sleep(tryEveryMs);
  }
  return false;
}
