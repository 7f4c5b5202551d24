import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot, testedSite } from '../run/project-root';
import { siteEnvironment } from '../run/site-environment';
import { startServer } from '../run/start-site';
import { expect, test as base } from '../support/test';
import type { Packaged, PackagedFunction } from './stub-platform.mjs';

export const packaged: Packaged = JSON.parse(
  readFileSync(join(testedSite, '.next/platform/packaged.json'), 'utf8'),
);

const launcher = join(projectRoot, 'e2e/platform/launch-function.mjs');

/** Copies a function's traced files out of the project. @returns their folder */
function copyFunction({ files }: PackagedFunction): string {
  const folder = mkdtempSync(join(tmpdir(), 'swim-school-function-'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(source, join(folder, path));
  }
  return folder;
}

/** A test that can run a platform's functions, each with only its traced files. */
export const test = base.extend<{
  /** Starts the function of a route. @returns its origin */
  launch: (route: string) => Promise<string>;
}>({
  launch: async ({ inbox }, provide) => {
    const environment = {
      NEXT_DEPLOYMENT_ID: packaged.deploymentId,
      ...siteEnvironment(inbox.origin),
    };
    const running: (() => Promise<void>)[] = [];
    await provide(async (route) => {
      const found = packaged.functions.find(({ pathname }) => pathname === route);
      if (!found) throw new Error(`No function serves ${route}.`);
      const directory = copyFunction(found);
      const args = [launcher, join(directory, found.entry)];
      const { origin, stop } = await startServer(args, directory, environment);
      running.push(async () => {
        await stop();
        rmSync(directory, { recursive: true });
      });
      return origin;
    });
    await Promise.all(running.map((end) => end()));
  },
});

export { expect };
