import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../run/project-root.mjs';
import { siteEnvironment } from '../run/site-environment.mjs';
import { test as base } from '../support/test';
import type { Packaged, PackagedFunction } from './stub-platform.mjs';

/** What the stub platform packaged while the site was built. */
export const packaged: Packaged = JSON.parse(
  readFileSync(join(projectRoot, '.next/platform/packaged.json'), 'utf8'),
);

type Launched = { readonly origin: string; readonly stop: () => void };

/** Copies a function's traced files to a folder outside the project and starts it there. */
async function launchFunction(
  { entry, files }: PackagedFunction,
  environment: Readonly<Record<string, string>>,
): Promise<Launched> {
  const folder = mkdtempSync(join(tmpdir(), 'swim-school-function-'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(source, join(folder, path));
  }
  const launcher = join(projectRoot, 'e2e/platform/launch-function.mjs');
  const launched = spawn(process.execPath, [launcher, join(folder, entry)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NEXT_DEPLOYMENT_ID: packaged.deploymentId,
      ...environment,
    },
  });
  const stop = () => {
    launched.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: Buffer) => {
      output += String(text);
      const port = /^port (\d+)$/m.exec(output)?.[1];
      if (port) resolve({ origin: `http://127.0.0.1:${port}`, stop });
    };
    launched.stdout.on('data', hear);
    launched.stderr.on('data', hear);
    launched.once('exit', () => reject(new Error(`The function ended. It printed:\n${output}`)));
  });
}

/** A test with the functions that a platform runs, each with nothing at hand but its traced files. */
export const test = base.extend<{
  /** Starts the function of a route until the test ends, and gives its origin. */
  launch: (route: string) => Promise<string>;
}>({
  launch: async ({ inbox }, provide) => {
    const running: Launched[] = [];
    await provide(async (route) => {
      const found = packaged.functions.find(({ pathname }) => pathname === route);
      if (!found) throw new Error(`No function serves ${route}.`);
      const launched = await launchFunction(found, siteEnvironment(inbox.origin));
      running.push(launched);
      return launched.origin;
    });
    for (const { stop } of running) stop();
  },
});

export { expect } from '../support/test';
