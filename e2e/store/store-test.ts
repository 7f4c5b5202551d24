import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { callAction, findAction } from '../bench/call-action';
import { installedRedis, noRedis } from '../run/find-redis';
import { resendEnvironment, startOwnSite, withInbox, type OwnInbox } from '../support/own-site';
import { startRedis, type RedisServer } from './redis-server';

type Texts = Readonly<Record<string, string>>;
export type SendingSite = Awaited<ReturnType<typeof startSendingSite>>;
type TwoSites = { inbox: OwnInbox; environment: Texts; first: SendingSite; second: SendingSite };

/** Starts a site, and gives what calls its booking action as the page's script does. */
export async function startSendingSite(inbox: OwnInbox, environment: Texts) {
  const site = await startOwnSite(inbox, environment);
  const action = await findAction(site.origin);
  const send = (email: string, { headers, fields }: { headers?: Texts; fields?: Texts } = {}) =>
    callAction(action, email, headers, fields);
  return { ...site, send };
}

type Fixtures = Pick<TwoSites, 'inbox' | 'first' | 'second'> & {
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
  inbox: ({ two }, provide) => provide(two.inbox),
  first: ({ two }, provide) => provide(two.first),
  second: ({ two }, provide) => provide(two.second),
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
    async ({ redis }, provide) => {
      const run = async (inbox: OwnInbox) => {
        const environment = {
          ...resendEnvironment(inbox.origin),
          REDIS_URL: redis.url,
          MAIL_DEADLINE_SECONDS: '8',
          // Only visitors whose address Vercel tells have a limit.
          ...{ VERCEL: '1', VERCEL_REGION: 'iad1', REQUESTS_PER_VISITOR: '2/600' },
        };
        const first = await startSendingSite(inbox, environment);
        const second = await startSendingSite(inbox, environment);
        await provide({ inbox, environment, first, second });
        await Promise.all([first.stop(), second.stop()]);
      };
      await withInbox(run, 1_000);
    },
    { scope: 'worker' },
  ],
});

export { expect };
