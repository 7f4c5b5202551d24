import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedStore } from '@/lib/store/shared-store';
import type { Provider } from './provider';

type Call = { readonly provider: string; readonly latestStart: number };

const tryEveryMs = 100;

const waiting = new Set<Call>();

/** Every request has the same time budget, so the one that arrived first has the earliest `latestStart`. A retry keeps its place. */
function callsBefore({ provider, latestStart }: Call): number {
  return [...waiting].filter((call) => call.provider === provider && call.latestStart < latestStart)
    .length;
}

/**
 * Waits until the provider's rate limit, which instances share, allows a call. Each instance serves its own calls in order.
 * @param latestStart `performance.now()`
 * @returns false if there is no turn by `latestStart`, immediately if too many calls are ahead of this one
 */
export async function waitForTurn(
  { name, minIntervalMs }: Pick<Provider, 'name' | 'minIntervalMs'>,
  latestStart: number,
): Promise<boolean> {
  const call = { provider: name, latestStart };
  if (performance.now() + callsBefore(call) * (minIntervalMs ?? 0) > latestStart) return false;
  if (minIntervalMs === undefined) return true;
  waiting.add(call);
  try {
    while (performance.now() < latestStart) {
      const isFirst = callsBefore(call) === 0;
      if (isFirst && (await sharedStore().claim(`turn:${name}`, '', minIntervalMs)) === undefined) {
        return true;
      }
      await sleep(tryEveryMs);
    }
    return false;
  } finally {
    waiting.delete(call);
  }
}
