import { exec } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sharedInbox } from '../inbox/inbox-fixture';
import { copyProject } from '../run/copy-project';
import { projectRoot, testedSite } from '../run/project-root';
import { buildEnvironment, siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { test as base } from '../support/test';

type Options = {
  /** The folder with the `data` and `public` of the build, by default the tests' own. */
  readonly dataSource?: string;
  /** Replaces the content of `data/timeslots.json`. */
  readonly season?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Shell commands that change the copy before it is built. */
  readonly commands?: readonly string[];
};

/** Builds a copy of the site in the folder `name`. @throws {Error} with the build's output */
export async function buildSite(
  name: string,
  { dataSource, season, environment = {}, commands = [] }: Options,
) {
  const directory = join(projectRoot, 'e2e/.work/builds', name);
  copyProject(directory, dataSource);
  if (season) writeFileSync(join(directory, 'data/timeslots.json'), season);
  // Compiling everything again would make each build twice as long.
  const cache = '.next/cache/turbopack';
  cpSync(join(testedSite, cache), join(directory, cache), { recursive: true });
  const { PATH, HOME } = process.env;
  const own = { PATH, HOME, NODE_ENV: 'production' } as const;
  const env = { ...own, ...buildEnvironment(), ...environment };
  const all = [...commands, 'npm run build'].join(' && ');
  const ended = promisify(exec)(all, { cwd: directory, env });
  const { stdout, stderr } = await ended.catch((error) => {
    throw new Error(error.stdout + error.stderr);
  });
  return { directory, output: stdout + stderr };
}

/** A test of a site that is built once per test file, in the folder `name`. */
export function testOfBuild(name: string, options: Options) {
  return base.extend<object, { builtSite: string }>({
    builtSite: [
      async ({}, provide) => {
        const { directory } = await buildSite(name, options);
        const inbox = siteEnvironment(sharedInbox().origin);
        const environment = { ...inbox, ...options.environment };
        const { origin, stop } = await startSite({ directory, environment });
        await provide(origin);
        await stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ builtSite }, provide) => provide(builtSite),
  });
}
