import 'server-only';
import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises';
import { environment } from '@/lib/settings/environment';
import { memoize } from '@/lib/settings/memoize';
import { memoryStore } from './memory-store';
import type { Store } from './store';

const timeoutMs = 500;

/** The pause between attempts to reach Redis while it refuses commands. */
const tryAgainMs = 5_000;

/** Yields to the event loop before it fails, so that a blocked loop is not mistaken for a slow Redis. */
async function timeout(): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false });
  await yieldToEventLoop();
  throw new Error('timeout');
}

/**
 * The name of the command that Redis refused; `undefined` for another error.
 * @see https://github.com/redis/ioredis#error-handling
 */
function refusedCommand(error: unknown): unknown {
  return error instanceof Error && 'command' in error ? Object(error.command).name : undefined;
}

/** Returns only an error code because a message could contain the Redis URL and its password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  const code = /^[A-Z]{2,}\b/.exec(error.message)?.[0] ?? 'no answer';
  return code === 'ERR' && refusedCommand(error) === 'select' ? 'no such database' : code;
}

/** Uses memory while Redis fails. Calls that are under way when it fails wait up to 500 ms, and later ones do not. */
function storeAt(url: string | undefined): Store {
  const memory = memoryStore();
  if (!url) return memory;
  let isDown = false;
  let nextTry: NodeJS.Timeout | undefined;
  const connecting = connect(url);

  /** `undefined` for a URL that ioredis does not accept. */
  async function connect(to: string) {
    const { openRedis } = await import('./redis');
    try {
      const { client, store } = openRedis(to);
      client.on('ready', () => isDown && void tryAgain(store));
      client.on('error', (error) => {
        switchToMemory(reasonOf(error));
        // The connection would use database 0 instead.
        if (refusedCommand(error) === 'select') client.disconnect(true);
      });
      return { client, store };
    } catch {
      switchToMemory('URL not accepted');
      return undefined;
    }
  }

  function switchToMemory(reason: string): void {
    if (isDown) return;
    isDown = true;
    console.warn(`REDIS_URL: Redis is unavailable (${reason}); using this instance's memory.`);
  }

  /** A connection does not prove that Redis accepts commands, and answers them in time. */
  async function tryAgain(store: Store): Promise<void> {
    try {
      const claim = store.claim('trial', '', 1);
      const count = store.countRequest('trial', [{ key: 'trials', count: 1, ms: 1 }]);
      await Promise.race([Promise.all([claim, count]), timeout()]);
      if (isDown) console.info('REDIS_URL: Redis is available again.');
      isDown = false;
    } catch {
      clearTimeout(nextTry);
      nextTry = setTimeout(tryAgain, tryAgainMs, store).unref();
    }
  }

  async function attempt<Result>(call: (store: Store) => Promise<Result>): Promise<Result> {
    if (isDown) return call(memory);
    const redis = await connecting;
    if (!redis) return call(memory);
    return Promise.race([call(redis.store), timeout()]).catch((error: unknown) => {
      switchToMemory(reasonOf(error));
      redis.client.disconnect(true);
      return call(memory);
    });
  }

  return {
    countRequest: (id, windows) => attempt((store) => store.countRequest(id, windows)),
    refundRequest: (id, windows) => attempt((store) => store.refundRequest(id, windows)),
    async claim(key, value, ttlMs) {
      // Memory is asked first, because Redis lacks the claims and outcomes of an outage.
      const held = memory.get(key) ?? (await attempt((store) => store.claim(key, value, ttlMs)));
      // Memory keeps a copy in case Redis fails.
      if (held === undefined) await memory.put(key, value, ttlMs);
      return held;
    },
    async put(key, value, ttlMs) {
      await memory.put(key, value, ttlMs);
      await attempt((store) => store.put(key, value, ttlMs));
    },
  };
}

/** The store that instances share through `REDIS_URL`. Without that setting, this instance's memory. */
export const sharedStore = memoize((): Store => storeAt(environment().REDIS_URL));
