import { setImmediate as turnOfLoop, setTimeout as sleep } from 'node:timers/promises';
import { memoryStore } from './memory';
import type { Store } from './store';

const timeoutMs = 500;
const probeEveryMs = 1_000;

/** Rejects at the timeout, after reading what has arrived: a busy process is late itself. */
async function timeout(): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false });
  await turnOfLoop();
  throw new Error('timeout');
}

/** An error code; a message could contain the operator's URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,}\b/.exec(error.message)?.[0] ?? 'no answer';
}

/** The store on Redis, or in memory while that fails, which delays a request by at most 500 ms. */
export function storeAt(url: string | undefined): Store {
  const memory = memoryStore();
  if (!url) return memory;
  const opening = import('./redis').then(({ redisStore }) => redisStore(url));
  opening.catch(() => undefined);
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
    return Promise.race([opening.then(call), timeout()]).catch((error: unknown) => {
      giveUp(error);
      return call(memory);
    });
  }

  return {
    countRequest: (id, windows) => attempt((store) => store.countRequest(id, windows)),
    refundRequest: (id, windows) => attempt((store) => store.refundRequest(id, windows)),
    async claim(key, value, ttlMs) {
      const known = memory.get(key) ?? value;
      return known === value ? attempt((store) => store.claim(key, value, ttlMs)) : known;
    },
    async put(key, value, ttlMs) {
      // In memory too, so that it is known should Redis fail.
      await memory.put(key, value, ttlMs);
      await attempt((store) => store.put(key, value, ttlMs));
    },
  };
}
