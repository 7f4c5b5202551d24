import { setImmediate as turnOfLoop, setTimeout as sleep } from 'node:timers/promises';
import { memoryStore } from './memory';
import type { Store } from './store';

const timeoutMs = 500;
const probeEveryMs = 1_000;

/** Rejects when the time is up, and what has arrived by then was read: a busy process is late itself. */
async function timeout(): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false });
  await turnOfLoop();
  throw new Error('timeout');
}

/** A code such as `ECONNREFUSED` or `WRONGPASS`: a message could hold an address of the operator's. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,}\b/.exec(error.message)?.[0] ?? 'no answer';
}

/**
 * The store on Redis; and, for as long as that fails, one in this instance's memory. A failure costs
 * whoever meets it first at most half a second, and nobody their request.
 *
 * @param url of Redis; without one there is only memory, and nothing of a client is loaded
 */
export function storeAt(url: string | undefined): Store {
  const memory = memoryStore();
  if (!url) return memory;
  const opening = import('./redis').then(({ redisStore }) => redisStore(url));
  let probing: NodeJS.Timeout | undefined;

  function giveUp(error: unknown): void {
    if (probing) return;
    const reason = reasonOf(error);
    console.warn(
      `REDIS_URL: Redis does not answer (${reason}); going on with this instance's memory.`,
    );
    const probe = () => opening.then((redis) => redis.probe()).then(comeBack, () => undefined);
    probing = setInterval(probe, probeEveryMs).unref();
  }

  function comeBack(): void {
    if (probing) console.info('REDIS_URL: Redis answers again.');
    clearInterval(probing);
    probing = undefined;
  }

  async function attempt<Result>(call: (store: Store) => Promise<Result>): Promise<Result> {
    if (probing) return call(memory);
    const redis = await opening;
    return Promise.race([call(redis), timeout()]).catch((error: unknown) => {
      giveUp(error);
      return call(memory);
    });
  }

  return {
    countRequest: (id, windows) => attempt((store) => store.countRequest(id, windows)),
    refundRequest: (id, windows) => attempt((store) => store.refundRequest(id, windows)),
    acquireSlot: (queue, request) => attempt((store) => store.acquireSlot(queue, request)),
    getState: (key) => attempt((store) => store.getState(key)),
    async putState(key, owner, state, ttlMs) {
      const known = await memory.getState(key);
      if (known?.startsWith('final ')) return known;
      const held = await attempt((store) => store.putState(key, owner, state, ttlMs));
      // Here too, so that what was sent stays known when Redis goes.
      if (held === state && state.startsWith('final '))
        await memory.putState(key, owner, held, ttlMs);
      return held;
    },
  };
}
