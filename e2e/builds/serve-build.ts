import { freePort } from '../run/serve';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { test as base } from '../support/test';

/** A test in which one build after another is served at the same address. */
export const test = base.extend<{
  /** Serves the built site of a folder instead of the one before. @returns the origin */
  serveBuild: (directory: string) => Promise<string>;
}>({
  // A stopped server drops open connections.
  expectedConsoleError: /ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/,
  serveBuild: async ({ inbox }, provide, { parallelIndex }) => {
    // Between two builds, the port is free for a moment, and another worker must not take it.
    const port = await freePort(3300 + 10 * parallelIndex);
    const SITE_URL = `http://127.0.0.1:${port}`;
    const environment = { ...siteEnvironment(inbox.origin), SITE_URL };
    let stop = () => Promise.resolve();
    await provide(async (directory) => {
      await stop();
      ({ stop } = await startSite({ port, directory, environment }));
      return SITE_URL;
    });
    await stop();
  },
});
