import { test as base } from '@playwright/test';
import { memoryStore } from '@/lib/store/memory-store';
import { openRedis } from '@/lib/store/redis';
import type { Store } from '@/lib/store/store';
import { expect, test as storeTest } from './store-fixture';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const perVisitor = { key: 'visitor', count: 5, ms: hour };
const onePerVisitor = { ...perVisitor, count: 1 };
const twoPerDay = { key: 'day', count: 2, ms: day };

/**
 * Counts requests at once, each named by a letter.
 *
 * @returns each wait, rounded up to 5 seconds, because milliseconds have passed
 */
async function countAll(store: Store, ids: string, windows = [perVisitor]) {
  const waits = await Promise.all([...ids].map((id) => store.countRequest(id, windows)));
  return waits.map((wait) => Math.ceil(wait / 5_000) * 5_000);
}

type MoveClock = (milliseconds: number) => Promise<void>;

const contract: Readonly<Record<string, (store: Store, moveClock: MoveClock) => Promise<void>>> = {
  'limits use a sliding window': async (store, moveClock) => {
    expect(await countAll(store, 'ab')).toEqual([0, 0]);
    await moveClock(50 * minute);
    expect(await countAll(store, 'cdefg')).toEqual([0, 0, 0, 10 * minute, 10 * minute]);
    await moveClock(11 * minute);
    expect(await countAll(store, 'hij')).toEqual([0, 0, 49 * minute]);
  },
  'a request counts in all windows or in none': async (store) => {
    expect(await countAll(store, 'ab', [onePerVisitor, twoPerDay])).toEqual([0, hour]);
    expect(await countAll(store, 'c', [twoPerDay])).toEqual([0]);
    expect(await countAll(store, 'd', [onePerVisitor, twoPerDay])).toEqual([day]);
  },
  'a refund removes only its own request from the limits': async (store) => {
    expect(await countAll(store, 'abcde')).toEqual([0, 0, 0, 0, 0]);
    await store.refundRequest('c', [perVisitor]);
    await store.refundRequest('unknown', [perVisitor]);
    expect(await countAll(store, 'fg')).toEqual([0, hour]);
  },
  'one of many calls at once gets a claim': async (store) => {
    const claims = await Promise.all([
      store.claim('key', 'a', minute),
      store.claim('key', 'a', minute),
      store.claim('key', 'b', minute),
    ]);
    expect(claims).toEqual([undefined, 'a', 'a']);
    expect(await store.claim('another key', 'b', minute)).toBeUndefined();
  },
  'a claim expires, and nothing prolongs it': async (store, moveClock) => {
    expect(await store.claim('key', 'a', minute)).toBeUndefined();
    await moveClock(minute / 2);
    expect(await store.claim('key', 'a', minute)).toBe('a');
    await moveClock(minute / 2);
    expect(await store.claim('key', 'b', minute)).toBeUndefined();
    expect(await store.claim('key', 'a', minute)).toBe('b');
  },
  'an empty value is a claim too': async (store) => {
    expect(await store.claim('key', '', minute)).toBeUndefined();
    expect(await store.claim('key', '', minute)).toBe('');
  },
  'a value that replaces a claim is kept until it expires': async (store, moveClock) => {
    expect(await store.claim('key', 'a', minute)).toBeUndefined();
    await store.put('key', 'sent', day);
    await moveClock(day - minute);
    expect(await store.claim('key', 'a', minute)).toBe('sent');
    await moveClock(minute);
    expect(await store.claim('key', 'b', minute)).toBeUndefined();
  },
};

const test = storeTest.extend<{ redisStore: Store }>({
  redisStore: async ({ redis }, provide) => {
    const { client, store } = openRedis(redis.url);
    await redis.empty();
    await provide(store);
    client.disconnect();
  },
});

for (const [title, expectContract] of Object.entries(contract)) {
  base(`in memory, ${title}`, () => {
    let offset = 0;
    const store = memoryStore(() => performance.now() + offset);
    return expectContract(store, async (milliseconds) => void (offset += milliseconds));
  });

  test(`in Redis, ${title}`, ({ redis, redisStore }) =>
    expectContract(redisStore, redis.moveClock));
}

base('in memory, a claim expires even if the clock is set back', async () => {
  const { now } = Date;
  const store = memoryStore();
  expect(await store.claim('key', 'a', 20)).toBeUndefined();
  try {
    Date.now = () => now() - hour;
    await expect.poll(() => store.claim('key', 'b', 20)).toBeUndefined();
  } finally {
    Date.now = now;
  }
});
