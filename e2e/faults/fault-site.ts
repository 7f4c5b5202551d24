import { sharedInbox } from '../inbox/inbox-fixture';
import type { Site } from '../run/start-site';
import { startOwnSite } from '../support/own-site';
import { expect, test as base } from '../support/test';

type WorkerFixtures = {
  /** A site with EmailJS alone and a long deadline. */
  site: Site;
};

const longDeadline = { MAIL_DEADLINE_SECONDS: '5' };

export const test = base.extend<object, WorkerFixtures>({
  baseURL: ({ site }, provide) => provide(site.origin),
  site: [
    async ({}, provide) => {
      const site = await startOwnSite(sharedInbox(), longDeadline);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  siteWith: ({ siteWith }, provide) =>
    provide((environment) => siteWith({ ...longDeadline, ...environment })),
});

export { expect };
