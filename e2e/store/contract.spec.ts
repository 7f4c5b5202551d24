import { test as base } from '@playwright/test';
import { memoryStore } from '@/lib/store/memory';
import { openRedis } from '@/lib/store/redis';
import type { Store } from '@/lib/store/store';
import { expect, test as storeTest } from './store-test';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const perVisitor = { key: 'visitor', count: 5, ms: hour };
const onePerVisitor = { ...perVisitor, count: 1 };
const twoPerDay = { key: 'day', count: 2, ms: day };

/** Counts all requests at once. @returns each wait, rounded up to 5 seconds, because milliseconds have passed */
async function waits(ids: string, count: (id: string) => Promise<number | undefined>) {
  const exact = await Promise.all([...ids].map(count));
  return exact.map((wait) => wait && Math.ceil(wait / 5_000) * 5_000);
}

/** A store with shorter calls for tests. A letter stands for a request or a value. */
function testedStore(store: Store, moveClock: (milliseconds: number) => Promise<void>) {
  return {
    moveClock,
    countRequests: (ids: string, windows = [perVisitor]) =>
      waits(ids, (id) => store.countRequest(id, windows)),
    refund: (id: string) => store.refundRequest(id, [perVisitor]),
    claim: (value: string, key = 'key') => store.claim(key, value, minute),
    put: (value: string, ttlMs: number) => store.put('key', value, ttlMs),
  };
}

type TestedStore = ReturnType<typeof testedStore>;

const contract: Readonly<Record<string, (store: TestedStore) => Promise<void>>> = {
  'limits use a sliding window': async (store) => {
    expect(await store.countRequests('ab')).toEqual([0, 0]);
    await store.moveClock(50 * minute);
    expect(await store.countRequests('cdefg')).toEqual([0, 0, 0, 10 * minute, 10 * minute]);
    await store.moveClock(11 * minute);
    expect(await store.countRequests('hij')).toEqual([0, 0, 49 * minute]);
  },
  'a request counts in all windows or in none': async (store) => {
    expect(await store.countRequests('ab', [onePerVisitor, twoPerDay])).toEqual([0, hour]);
    expect(await store.countRequests('c', [twoPerDay])).toEqual([0]);
    expect(await store.countRequests('d', [onePerVisitor, twoPerDay])).toEqual([day]);
  },
  'a refund removes only its own request from the limits': async (store) => {
    expect(await store.countRequests('abcde')).toEqual([0, 0, 0, 0, 0]);
    await store.refund('c');
    await store.refund('unknown');
    expect(await store.countRequests('fg')).toEqual([0, hour]);
  },
  'a claim lasts as long as it is renewed': async (store) => {
    expect(await store.claim('a')).toBe('a');
    expect(await store.claim('b')).toBe('a');
    await store.moveClock(minute / 2);
    expect(await store.claim('a')).toBe('a');
    await store.moveClock(minute / 2);
    expect(await store.claim('b')).toBe('a');
    expect(await store.claim('b', 'another key')).toBe('b');
  },
  'a key can be claimed again once its claim has expired': async (store) => {
    expect(await store.claim('a')).toBe('a');
    await store.moveClock(minute);
    expect(await store.claim('b')).toBe('b');
    expect(await store.claim('a')).toBe('b');
  },
  'a value that replaces a claim is kept until it expires': async (store) => {
    expect(await store.claim('a')).toBe('a');
    await store.put('sent', day);
    await store.moveClock(day - minute);
    expect(await store.claim('a')).toBe('sent');
    await store.moveClock(minute);
    expect(await store.claim('b')).toBe('b');
  },
};

const test = storeTest.extend<{ inRedis: TestedStore }>({
  inRedis: async ({ redis }, provide) => {
    const { client, store } = openRedis(redis.url);
    await redis.empty();
    await provide(testedStore(store, redis.moveClock));
    client.disconnect();
  },
});

function inMemory(): TestedStore {
  let offset = 0;
  return testedStore(
    memoryStore(() => Date.now() + offset),
    async (milliseconds) => void (offset += milliseconds),
  );
}

for (const [title, expectContract] of Object.entries(contract)) {
  base(`in memory, ${title}`, () => expectContract(inMemory()));

  test(`in Redis, ${title}`, ({ inRedis }) => expectContract(inRedis));
}
