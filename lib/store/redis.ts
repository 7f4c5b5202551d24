import { Redis } from 'ioredis';
import { z } from 'zod';
import type { Store } from './store';

const answerWithinMs = 2_000;

const now = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** KEYS: sorted sets of times. ARGV: request ID; each window's count and milliseconds. */
const countRequest = `${now}
local wait = 0
for index, key in ipairs(KEYS) do
  local count, ms = ARGV[index * 2], ARGV[index * 2 + 1]
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - ms)
  redis.call('ZREMRANGEBYSCORE', key, '(' .. now, '+inf')
  local oldest = redis.call('ZRANGE', key, -count, -count, 'WITHSCORES')[2]
  if oldest then wait = math.max(wait, oldest + ms - now) end
end
for index, key in ipairs(wait == 0 and KEYS or {}) do
  redis.call('ZADD', key, now, ARGV[1])
  redis.call('PEXPIRE', key, ARGV[index * 2 + 1])
end
return wait`;

/**
 * KEYS: key. ARGV: stored value, milliseconds to live. A value that has longer to live than it says dates
 * from before the clock was set back.
 */
const claim = `local held = redis.call('GET', KEYS[1])
local lives = held and redis.call('PTTL', KEYS[1]) <= tonumber(held:match('%d+'))
if lives and held ~= ARGV[1] then return held end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]`;

/** A value with its milliseconds to live before it. */
function storedValue(value: string, ttlMs: number): string {
  return `${ttlMs} ${value}`;
}

/** A store on Redis 5 or later and its clock. Calls reject at once while disconnected. */
export function redisStore(url: string) {
  const client = new Redis(url, {
    commandTimeout: answerWithinMs,
    // Braces keep all keys on one cluster node, as scripts of several keys require.
    keyPrefix: '{swim-school}:',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    lazyConnect: true,
  });
  let cause: Error | undefined;
  // Only this event names a wrong password, and ioredis prints it where nothing listens.
  client.on('error', (error) => (cause = error));
  const connecting = client.connect().catch((error: unknown) => Promise.reject(cause ?? error));
  connecting.catch(() => undefined);

  async function connected(): Promise<Redis> {
    if (client.status !== 'ready') await connecting;
    return client;
  }

  async function run(
    script: string,
    keys: readonly string[],
    ...args: readonly (string | number)[]
  ) {
    return (await connected()).eval(script, keys.length, ...keys, ...args);
  }

  const store: Store = {
    async countRequest(id, windows) {
      const keys = windows.map(({ key }) => key);
      const args = windows.flatMap(({ count, ms }) => [count, ms]);
      return z.number().parse(await run(countRequest, keys, id, ...args));
    },
    async refundRequest(id, windows) {
      const redis = await connected();
      await Promise.all(windows.map(({ key }) => redis.zrem(key, id)));
    },
    async claim(key, value, ttlMs) {
      const held = z.string().parse(await run(claim, [key], storedValue(value, ttlMs), ttlMs));
      return held.slice(held.indexOf(' ') + 1);
    },
    async put(key, value, ttlMs) {
      await (await connected()).set(key, storedValue(value, ttlMs), 'PX', ttlMs);
    },
  };
  const probe = () => client.set('probe', '', 'PX', answerWithinMs);
  return { ...store, probe, close: () => client.disconnect() };
}
