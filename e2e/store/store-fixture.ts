import { startOwnInbox } from '../inbox/inbox-fixture';
import { installedRedis, noRedis } from '../run/find-programs';
import type { Site } from '../run/start-site';
import { callAction } from '../support/call-action';
import { resendEnvironment, startOwnSite } from '../support/own-site';
import { expect, test as base } from '../support/test';
import { startRedis, type RedisServer } from './redis-server';

/** Starts two sites that share a Redis and an inbox with EmailJS's rate limit. */
async function startTwoSites(redis: RedisServer) {
  const inbox = await startOwnInbox(1_000);
  const environment = {
    ...resendEnvironment(inbox.origin),
    REDIS_URL: redis.url,
    // The limit per visitor works only on Vercel.
    ...{ VERCEL: '1', VERCEL_REGION: 'iad1', REQUESTS_PER_VISITOR: '2/600' },
  };
  const first = await startOwnSite(inbox, environment);
  const second = await startOwnSite(inbox, environment);
  // An instance connects at its first request. On a busy machine, that takes longer than the 500 ms after which it
  // uses its own memory.
  for (const { origin, log } of [first, second]) {
    await callAction(origin, { email: 'connects@example.com' });
    await expect
      .poll(
        () =>
          log()
            .match(/REDIS_URL: .*/g)
            ?.at(-1) ?? '',
      )
      .not.toContain('memory');
  }
  return { inbox, environment, first, second };
}

type TwoSites = Awaited<ReturnType<typeof startTwoSites>>;
type Fixtures = {
  redis: RedisServer;
  twoSites: TwoSites;
  first: Site;
  second: Site;
  skippedWithoutRedis: void;
};

/** They end with the worker. With a worker-scoped fixture, Playwright would start more workers. */
let sharedRedis: Promise<RedisServer> | undefined;
let sharedSites: Promise<TwoSites> | undefined;

export const test = base.extend<Fixtures>({
  inbox: ({ twoSites }, provide) => provide(twoSites.inbox),
  first: ({ twoSites }, provide) => provide(twoSites.first),
  second: ({ twoSites }, provide) => provide(twoSites.second),
  skippedWithoutRedis: [
    async ({}, provide, testInfo) => {
      testInfo.skip(!installedRedis(), noRedis);
      await provide();
    },
    { auto: true },
  ],
  redis: async ({}, provide, { parallelIndex }) => {
    await provide(await (sharedRedis ??= startRedis(parallelIndex)));
  },
  twoSites: async ({ redis }, provide) => {
    await provide(await (sharedSites ??= startTwoSites(redis)));
  },
});

export { expect };
