import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { callAction, findAction } from '../bench/call-action.mjs';
import { installedRedis, noRedis } from '../run/find-redis.mjs';
import type { Site } from '../run/start-site.mjs';
import { resendEnvironment, withInbox, withSite, type OwnInbox } from '../support/own-site';
import { startRedis, type RedisServer } from './redis-server';

type Texts = Readonly<Record<string, string>>;
export type SendingSite = Awaited<ReturnType<typeof sendingSite>>;
type TwoSites = { inbox: OwnInbox; environment: Texts; first: SendingSite; second: SendingSite };

/** A site, and what calls its booking action as the page's script does. */
export async function sendingSite(site: Site) {
  const action = await findAction(site.origin);
  const send = (email: string, { headers, fields }: { headers?: Texts; fields?: Texts } = {}) =>
    callAction(action, email, headers, fields);
  return { ...site, send };
}

type Fixtures = {
  /** An address that no other test uses. */
  parentEmail: string;
  skippedWithoutRedis: void;
};

type WorkerFixtures = {
  redis: RedisServer;
  /** Two sites on one Redis and one inbox, which takes a request a second from both together. */
  two: TwoSites;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  parentEmail: async ({}, provide) => {
    await provide(`parent-${randomUUID()}@example.com`);
  },
  skippedWithoutRedis: [
    async ({}, provide, testInfo) => {
      testInfo.skip(!installedRedis(), noRedis);
      await provide();
    },
    { auto: true },
  ],
  redis: [
    async ({}, provide, { parallelIndex }) => {
      const server = await startRedis(parallelIndex);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  two: [
    async ({ redis }, provide, { parallelIndex: worker }) => {
      const run = (inbox: OwnInbox) => {
        const environment = {
          ...resendEnvironment(inbox.origin),
          REDIS_URL: redis.url,
          MAIL_DEADLINE_SECONDS: '8',
          // Only visitors whose address Vercel tells have a limit.
          ...{ VERCEL: '1', VERCEL_REGION: 'iad1', REQUESTS_PER_VISITOR: '2/600' },
        };
        return withSite(inbox, worker, environment, (first) =>
          withSite(inbox, worker, environment, async (second) => {
            const sites = { first: await sendingSite(first), second: await sendingSite(second) };
            await provide({ inbox, environment, ...sites });
          }),
        );
      };
      await withInbox(`two-sites-inbox-${worker}`, run, 1_000);
    },
    { scope: 'worker' },
  ],
});

export { expect };
