import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { Redis } from 'ioredis';
import { memoryStore } from '@/lib/store/memory';
import { redisStore } from '@/lib/store/redis';
import type { Store } from '@/lib/store/store';
import { installedRedis, noRedis } from '../run/find-redis.mjs';
import { startRedis, type RedisServer } from './redis-server';

type Implementation = 'memory' | 'Redis';

export type TestedStore = {
  readonly store: Store;
  /** Sets the store's clock forward, or back where negative, by so many milliseconds. */
  readonly moveClock: (milliseconds: number) => Promise<void>;
};

type Fixtures = {
  implementation: Implementation;
  /** A store of this implementation with nothing in it. */
  tested: TestedStore;
  /** An address that no other test uses. */
  parentEmail: string;
  /** Starts a Redis for one test. */
  ownRedis: (options?: Parameters<typeof startRedis>[1]) => Promise<RedisServer>;
};

type WorkerFixtures = {
  /** The path of `redis-server`; a test that uses it is skipped where there is none. */
  redisProgram: string | undefined;
  sharedRedis: RedisServer | undefined;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  implementation: ['memory', { option: true }],
  parentEmail: async ({}, provide) => {
    await provide(`parent-${randomUUID()}@example.com`);
  },
  redisProgram: [
    async ({}, provide) => {
      await provide(installedRedis());
    },
    { scope: 'worker' },
  ],
  sharedRedis: [
    async ({ redisProgram }, provide) => {
      const server = redisProgram ? await startRedis(redisProgram) : undefined;
      await provide(server);
      await server?.stop();
    },
    { scope: 'worker' },
  ],
  ownRedis: async ({ redisProgram }, provide, testInfo) => {
    testInfo.skip(!redisProgram, noRedis);
    const servers: RedisServer[] = [];
    await provide(async (options) => {
      const server = await startRedis(redisProgram ?? '', options);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },
  tested: async ({ implementation, sharedRedis }, provide, testInfo) => {
    if (implementation === 'memory') return provide(testedMemory());
    testInfo.skip(!sharedRedis, noRedis);
    const url = sharedRedis?.url ?? '';
    const client = new Redis(url);
    await client.flushall();
    const { close, ...store } = redisStore(url);
    await provide({ store, moveClock: (milliseconds) => shiftTimes(client, milliseconds) });
    close();
    client.disconnect();
  },
});

export { expect };

function testedMemory(): TestedStore {
  let offset = 0;
  return {
    store: memoryStore(() => Date.now() + offset),
    moveClock: async (milliseconds) => {
      offset += milliseconds;
    },
  };
}

/** Redis's own clock cannot be set, so all that it holds is moved to where it would then lie. */
export async function shiftTimes(client: Redis, milliseconds: number): Promise<void> {
  for (const key of await client.keys('*')) {
    const left = await client.pttl(key);
    if ((await client.type(key)) === 'zset') {
      for (const member of await client.zrange(key, 0, '-1')) {
        await client.zincrby(key, -milliseconds, member);
      }
    }
    if (left > milliseconds) await client.pexpire(key, left - milliseconds);
    else await client.del(key);
  }
}
