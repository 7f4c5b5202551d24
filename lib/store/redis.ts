import { Redis } from 'ioredis';
import { z } from 'zod';
import type { Store } from './store';

/**
 * KEYS: sorted sets of expiry times. ARGV: the request's ID, then each window's count and milliseconds. Redis before 5
 * rejects this script, because it writes after it reads the time.
 */
const countRequest = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
for index, key in ipairs(KEYS) do
  local count = ARGV[index * 2]
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  local blocking = redis.call('ZRANGE', key, -count, -count, 'WITHSCORES')[2]
  if blocking then wait = math.max(wait, blocking - now) end
end
for index, key in ipairs(wait == 0 and KEYS or {}) do
  local ms = ARGV[index * 2 + 1]
  redis.call('ZADD', key, now + ms, ARGV[1])
  redis.call('PEXPIRE', key, ms)
end
return wait`;

/** KEYS: the key. ARGV: the value, then the milliseconds to live. */
const claim = `local held = redis.call('GET', KEYS[1])
if not held then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
return held`;

/**
 * The state of instances that share a database. Vercel runs several instances under load. Without
 * Redis, a second press that reaches another one sends a second email, each allows its own number of requests, and together
 * they call EmailJS more often than it permits.
 */
export function openRedis(url: string): { client: Redis; store: Store } {
  const client = new Redis(url, {
    // Reconnects even if the host disappears without closing the connection.
    socketTimeout: 2_000,
    // Braces keep all keys on one cluster node, which scripts with several keys require.
    keyPrefix: '{swim-school}:',
    maxRetriesPerRequest: 0,
  });
  const store: Store = {
    async countRequest(id, windows) {
      const keys = windows.map(({ key }) => key);
      const args = windows.flatMap(({ count, ms }) => [count, ms]);
      return z.number().parse(await client.eval(countRequest, keys.length, ...keys, id, ...args));
    },
    async refundRequest(id, windows) {
      await Promise.all(windows.map(({ key }) => client.zrem(key, id)));
    },
    async claim(key, value, ttlMs) {
      const held = await client.eval(claim, 1, key, value, ttlMs);
      return z.string().nullable().parse(held) ?? undefined;
    },
    async put(key, value, ttlMs) {
      await client.set(key, value, 'PX', ttlMs);
    },
  };
  return { client, store };
}
