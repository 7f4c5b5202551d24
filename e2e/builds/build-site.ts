import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../run/project-root';
import { cleanEnvironment, siteEnvironment } from '../run/site-environment';
import { resendEnvironment } from '../support/own-site';

/** The part of the build's first step that a site without settings needs. */
export const prepareData = [
  '--conditions=react-server',
  '--import',
  'tsx',
  'lib/programs/main.ts',
  'prepare-data',
] as const;

export const nextBuild = ['node_modules/next/dist/bin/next', 'build'] as const;

/** `npm run build` as programs of Node, because Windows has npm and Next only as shell scripts. */
const wholeBuild = packageJson.scripts.build
  .split(' && ')
  .map((command) => (command === 'next build' ? nextBuild : command.split(' ').slice(1)));

/**
 * Settings for building the tested site on a stub of a platform that packages pages. They include secrets, because a
 * host's build has them too, and none may reach a page.
 */
export const testedBuild = {
  ...siteEnvironment('https://emailjs.example'),
  ...resendEnvironment('https://resend.example'),
  SITE_URL: 'https://swim.example.com',
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'swim-school',
  VERCEL_GIT_REPO_SLUG: 'website',
  // All builds share a key, as docs/deployment.md recommends.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  NEXT_ADAPTER_PATH: join(projectRoot, 'e2e/platform/stub-platform.mjs'),
} as const;

type Options = {
  /** By default, all of `npm run build`. */
  readonly programs?: readonly (readonly string[])[];
  /** Prints the output at once. */
  readonly show?: boolean;
};

/** Builds the site in a folder. @returns what the build printed @throws {Error} with its output if it fails */
export async function buildSite(
  directory: string,
  environment: Readonly<Record<string, string>>,
  { programs = wholeBuild, show = false }: Options = {},
): Promise<string> {
  let output = '';
  for (const program of programs) {
    const env = { ...cleanEnvironment(), ...environment };
    const ended = promisify(execFile)(process.execPath, program, { cwd: directory, env });
    const { child } = ended;
    const end = () => child.kill();
    process.once('exit', end);
    if (show) {
      child.stdout?.pipe(process.stdout);
      child.stderr?.pipe(process.stderr);
    }
    const { stdout, stderr } = await ended.catch((error) => {
      throw new Error(show ? 'The build failed.' : error.stdout + error.stderr);
    });
    process.off('exit', end);
    output += stdout + stderr;
  }
  return output;
}
