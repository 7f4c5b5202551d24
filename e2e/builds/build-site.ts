import { execFile } from 'node:child_process';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../run/copy-project';
import { projectRoot } from '../run/project-root';
import { buildEnvironment } from '../run/site-environment';

type Texts = Readonly<Record<string, string>>;
type Build = { readonly directory: string; readonly succeeded: boolean; readonly output: string };

const leftOut = ['.git', '.next', 'e2e', 'node_modules', 'playwright.config.ts'];

/**
 * The site's own configuration, with the packages where they are, outside the folder that is built,
 * and without a check of types, which are those of the project.
 */
const config = `import configFor from './site.config.mjs';

export default (phase) => ({
  ...configFor(phase),
  turbopack: { root: ${JSON.stringify(projectRoot)} },
  typescript: { ignoreBuildErrors: true },
  experimental: { ...configFor(phase).experimental, turbopackFileSystemCacheForBuild: false },
});
`;

/**
 * Builds the site in a folder of its own, where the files that are named are otherwise: all other code
 * is what stands in the project.
 *
 * @param name the folder's name below the tests' working folder
 * @param files their text, by path; null for what is to be missing
 * @param environment what else the build finds in its environment
 */
export async function buildSite(
  name: string,
  files: Readonly<Record<string, string | null>>,
  environment: Texts = {},
): Promise<Build> {
  const directory = join(projectRoot, 'e2e/.work/builds', name);
  const entries = readdirSync(projectRoot).filter((entry) => !leftOut.includes(entry));
  copyProject(directory, entries);
  renameSync(join(directory, 'next.config.mjs'), join(directory, 'site.config.mjs'));
  for (const [path, text] of Object.entries({ 'next.config.mjs': config, ...files })) {
    if (text === null) rmSync(join(directory, path), { recursive: true });
    else writeFileSync(join(directory, path), text);
  }

  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    ...buildEnvironment(),
    ...environment,
  } as const;
  return new Promise((resolve) => {
    execFile('npm', ['run', 'build'], { cwd: directory, env }, (error, stdout, stderr) =>
      resolve({ directory, succeeded: error === null, output: stdout + stderr }),
    );
  });
}
