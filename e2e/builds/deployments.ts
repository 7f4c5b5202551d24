import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/free-port';
import { fixtures, projectRoot, testedSite } from '../run/project-root';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { copySite } from '../security/copied-site';
import { expect, test as base } from '../support/test';
import { buildSite } from './build-site';

/** Copies the tested site with 9:00 AM taken on July 15, as a build with the same key would be. */
function withSlotTaken(): string {
  const copy = copySite('deployed-with-slot-taken');
  const server = join(copy, '.next/server');
  const open = '"2025-07-15":[{"time":"9:00 AM","available":true}';
  const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(server, file))
    .filter((file) => readFileSync(file, 'utf8').includes(open));
  if (scripts.length === 0) throw new Error('No script of the server holds the season.');
  for (const script of scripts) {
    const text = readFileSync(script, 'utf8');
    writeFileSync(script, text.replaceAll(open, open.replace('true', 'false')));
  }
  return copy;
}

/** The command that the page for answering gives for a request of two times on four days. */
export const takeCommand =
  'npm run slots -- take 2025-07-15 2025-07-22 2025-07-29 2025-08-05 "9:30 AM" "11:00 AM"';

/** The season's text after a command. */
function seasonAfter(command: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'season-')), 'timeslots.json');
  copyFileSync(join(fixtures, 'data/timeslots.json'), file);
  execFileSync('sh', ['-c', `${command} --file "$0"`, file], { cwd: projectRoot });
  return readFileSync(file, 'utf8');
}

async function prepareDeployments() {
  const vitals: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (piece) => vitals.push(String(piece)));
    request.on('end', () => response.writeHead(204).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { directory, succeeded, output } = await buildSite('built-anew', {
    files: { 'data/timeslots.json': seasonAfter(takeCommand) },
    environment: {
      VERCEL_GIT_PROVIDER: 'github',
      VERCEL_GIT_REPO_OWNER: 'swim-school',
      VERCEL_GIT_REPO_SLUG: 'website',
      TZ: 'Pacific/Kiritimati',
      SITE_URL: '',
      WEB_VITALS_URL: `http://127.0.0.1:${Object(server.address()).port}`,
    },
  });
  expect(succeeded, output).toBe(true);
  const folders = {
    tested: testedSite,
    /** With 9:00 AM taken on July 15 and the same action ids. */
    slotTaken: withSlotTaken(),
    /** Built anew with the times of `takeCommand` taken, new action ids and a server for web vitals. */
    builtAnew: directory,
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
  /** Has another build answer at the same address. */
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
