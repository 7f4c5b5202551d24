import { sharedInbox } from '../inbox/inbox-fixture';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { test as base, expect } from '../support/test';
import { buildSite } from './build-site';

/** A test of a site that is built once per test file, in the folder `name`. */
export function testOfBuild(name: string, options: NonNullable<Parameters<typeof buildSite>[1]>) {
  return base.extend<object, { builtSite: string }>({
    builtSite: [
      async ({}, provide) => {
        const { directory } = await buildSite(name, options);
        const inbox = siteEnvironment(sharedInbox().origin);
        const site = await startSite({
          directory,
          environment: { ...inbox, ...options.environment },
        });
        await provide(site.origin);
        await site.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ builtSite }, provide) => {
      await provide(builtSite);
    },
  });
}

export { expect };
