import { sharedInbox } from '../inbox/inbox-fixture';
import { freePort } from '../run/serve';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { test as base } from '../support/test';

type ServeBuild = (directory: string) => Promise<string>;

/** A test in which one build after another is served at the same address. */
export const test = base.extend<object, { serveBuild: ServeBuild }>({
  // A stopped server drops open connections.
  expectedConsoleError: /ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/,
  /** Serves the built site of a folder instead of the one before. @returns the origin */
  serveBuild: [
    async ({}, provide, { parallelIndex }) => {
      // Between two builds, the port is free for a moment, and another worker must not take it.
      const port = await freePort(3300 + 10 * parallelIndex);
      const SITE_URL = `http://127.0.0.1:${port}`;
      const environment = { ...siteEnvironment(sharedInbox().origin), SITE_URL };
      let served = '';
      let stop = () => Promise.resolve();
      await provide(async (directory) => {
        if (directory !== served) {
          await stop();
          ({ stop } = await startSite({ port, directory, environment }));
          served = directory;
        }
        return SITE_URL;
      });
      await stop();
    },
    { scope: 'worker' },
  ],
});
