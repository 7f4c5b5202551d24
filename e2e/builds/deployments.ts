import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../run/free-port';
import { fixtures, testedSite } from '../run/project-root';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { test as base } from '../support/test';
import { buildSite } from './built-site';

/** The command that `/answer` sends for a request for two times on four days. */
export const takeCommand =
  'npm run slots -- take 2025-07-15 2025-07-22 2025-07-29 2025-08-05 "9:30 AM" "11:00 AM"';

const season = readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8');

type Deployments = {
  /** The output of the later build. */
  readonly output: string;
  /** The web vitals that pages of the later build reported. */
  readonly vitals: readonly string[];
  /** The folder of each build. Both builds have the same encryption key. */
  readonly folders: Readonly<Record<'tested' | 'later', string>>;
};

export const test = base.extend<
  { deploy: (to: keyof Deployments['folders']) => Promise<string> },
  { deployments: Deployments }
>({
  deployments: [
    async ({}, provide) => {
      const vitals: string[] = [];
      const server = createServer(async (request, response) => {
        vitals.push(await text(request));
        response.writeHead(204).end();
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { directory, output } = await buildSite('later', {
        // July 17 no longer has slots.
        season: season.replace(/(?<="2025-07-17": \[)[^\]]*/, ''),
        commands: [takeCommand, 'npm run slots -- take 2025-07-15 "9:00 AM"'],
        environment: {
          VERCEL_GIT_PROVIDER: '',
          TZ: 'Pacific/Kiritimati',
          SITE_URL: '',
          WEB_VITALS_URL: `http://127.0.0.1:${Object(server.address()).port}`,
        },
      });
      await provide({ output, vitals, folders: { tested: testedSite, later: directory } });
      server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** Starts another build at the same address. */
  deploy: async ({ deployments, inbox }, provide) => {
    const port = await freePort(3300);
    const SITE_URL = `http://127.0.0.1:${port}`;
    const environment = { ...siteEnvironment(inbox.origin), SITE_URL };
    let stop = () => Promise.resolve();
    await provide(async (to) => {
      await stop();
      ({ stop } = await startSite({ port, directory: deployments.folders[to], environment }));
      return SITE_URL;
    });
    await stop();
  },
});
