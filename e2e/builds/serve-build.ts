import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { sharedInbox } from '../inbox/inbox-fixture';
import { siteEnvironment } from '../run/site-environment';
import { startSite, type Site } from '../run/start-site';
import { test as base } from '../support/test';

type ServeBuild = (directory: string) => Promise<string>;

/** A test in which one build after another is served at the same address. */
export const test = base.extend<object, { serveBuild: ServeBuild }>({
  // With a new build, open connections are dropped.
  expectedConsoleError: /ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/,
  /** Serves the built site of a folder instead of the one before. @returns the origin */
  serveBuild: [
    async ({}, provide) => {
      const sites = new Map<string, Site>();
      const visitors = new Set<Socket>();
      let sitePort = 0;
      // Connects each visitor to the build that is served. Starting its server again each time would take longer.
      const proxy = createServer((visitor) => {
        visitors.add(visitor);
        visitor.on('close', () => visitors.delete(visitor));
        pipeline(visitor, connect(sitePort, '127.0.0.1'), visitor, () => {});
      });
      await once(proxy.listen(0, '127.0.0.1'), 'listening');
      const SITE_URL = `http://127.0.0.1:${Object(proxy.address()).port}`;
      const environment = { ...siteEnvironment(sharedInbox().origin), SITE_URL };
      await provide(async (directory) => {
        const site = sites.get(directory) ?? (await startSite({ directory, environment }));
        sites.set(directory, site);
        sitePort = Number(new URL(site.origin).port);
        for (const visitor of visitors) visitor.destroy();
        return SITE_URL;
      });
      proxy.close();
      await Promise.all(Array.from(sites.values(), ({ stop }) => stop()));
    },
    { scope: 'worker' },
  ],
});
