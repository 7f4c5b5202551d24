import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, testedSite } from '../run/project-root';
import { siteEnvironment } from '../run/site-environment';
import { startServer, type Site } from '../run/start-site';
import { test as base } from '../support/test';
import { deploymentId, type Packaged } from './stub-platform.mjs';

export const packaged: Packaged = JSON.parse(
  readFileSync(join(testedSite, '.next/platform/packaged.json'), 'utf8'),
);

const launcher = join(projectRoot, 'e2e/platform/launch-function.mjs');

/** A test that can run a platform's functions, each with only its traced files. */
export const test = base.extend<{
  /** Starts the function of a route. @returns its origin */
  launch: (route: string) => Promise<string>;
}>({
  launch: async ({ inbox }, provide) => {
    const environment = { ...siteEnvironment(inbox.origin), NEXT_DEPLOYMENT_ID: deploymentId };
    // The packages of the project must be out of reach.
    const folder = mkdtempSync(join(tmpdir(), 'swim-school-functions-'));
    const running: Site[] = [];
    await provide(async (route) => {
      const found = packaged.functions.find(({ pathname }) => pathname === route);
      if (!found) throw new Error(`No function serves ${route}.`);
      const directory = join(folder, String(running.length));
      for (const [path, source] of Object.entries(found.files)) {
        cpSync(source, join(directory, path));
      }
      const args = [launcher, join(directory, found.entry)];
      const site = await startServer(args, directory, environment);
      running.push(site);
      return site.origin;
    });
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true });
  },
});
