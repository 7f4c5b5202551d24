import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/free-port';
import { fixtures, projectRoot, testedSite } from '../run/project-root';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { expect, test as base } from '../support/test';
import { buildSite } from './build-site';

/** The command that `/answer` shows for a request for two times on four days. */
export const takeCommand =
  'npm run slots -- take 2025-07-15 2025-07-22 2025-07-29 2025-08-05 "9:30 AM" "11:00 AM"';

function seasonAfter(...commands: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'season-')), 'timeslots.json');
  copyFileSync(join(fixtures, 'data/timeslots.json'), file);
  for (const command of commands) {
    execFileSync('sh', ['-c', `${command} --file "$0"`, file], { cwd: projectRoot });
  }
  return readFileSync(file, 'utf8');
}

async function prepareDeployments() {
  const vitals: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (piece) => vitals.push(String(piece)));
    request.on('end', () => response.writeHead(204).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const season = seasonAfter(takeCommand, 'npm run slots -- take 2025-07-15 "9:00 AM"');
  const { directory, output } = await buildSite('later', {
    files: { 'data/timeslots.json': season.replace(/(?<="2025-07-17": \[)[^\]]*/, '') },
    environment: {
      VERCEL_GIT_PROVIDER: 'github',
      VERCEL_GIT_REPO_OWNER: 'swim-school',
      VERCEL_GIT_REPO_SLUG: 'website',
      TZ: 'Pacific/Kiritimati',
      SITE_URL: '',
      WEB_VITALS_URL: `http://127.0.0.1:${Object(server.address()).port}`,
    },
  });
  const folders = {
    tested: testedSite,
    /** It has the same key. `takeCommand` was run, July 15 lost 9:00 AM, and July 17 lost all slots. */
    later: directory,
  };
  return { folders, output, vitals, close: () => server.close() };
}

type Deployments = Awaited<ReturnType<typeof prepareDeployments>>;

export const test = base.extend<
  { deploy: (to: keyof Deployments['folders']) => Promise<string> },
  { deployments: Deployments }
>({
  deployments: [
    async ({}, provide) => {
      const deployments = await prepareDeployments();
      await provide(deployments);
      deployments.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** Starts another build at the same address. */
  deploy: async ({ deployments, inbox }, provide) => {
    const port = await freePort(3300);
    const origin = `http://127.0.0.1:${port}`;
    const environment = { ...siteEnvironment(inbox.origin), SITE_URL: origin };
    let stop = () => Promise.resolve();
    await provide(async (to) => {
      await stop();
      const site = await startSite({ port, directory: deployments.folders[to], environment });
      stop = site.stop;
      return origin;
    });
    await stop();
  },
});

export { expect };
