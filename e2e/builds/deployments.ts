import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { copySite } from '../security/copied-site';
import { fixtures, testedSite } from '../run/project-root';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
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

async function prepareDeployments() {
  const vitals: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (piece) => vitals.push(String(piece)));
    request.on('end', () => response.writeHead(204).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const season = readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8');
  const open = '{ "time": "9:30 AM", "available": true }';
  const files = { 'data/timeslots.json': season.replace(open, open.replace('true', 'false')) };
  const { directory, succeeded, output } = await buildSite('built-anew', {
    files,
    environment: {
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
    /** Built anew with 9:30 AM taken on July 15, new action ids and a server for web vitals. */
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
    let port = 0;
    const environment = siteEnvironment(inbox.origin);
    let stop = () => Promise.resolve();
    await provide(async (to) => {
      await stop();
      const site = await startSite({ port, directory: deployments.folders[to], environment });
      stop = site.stop;
      port = Number(new URL(site.origin).port);
      return site.origin;
    });
    await stop();
  },
});

export { expect };
