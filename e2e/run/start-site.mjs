import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from './free-port.mjs';
import { startGroup } from './process-group.mjs';
import { projectRoot } from './project-root.mjs';
import { noSettings } from './site-environment.mjs';

const startTimeoutMs = 60_000;

/**
 * The production site, under way.
 *
 * @typedef {import('./process-group.mjs').ProcessGroup & {
 *   origin: string, log: () => string,
 * }} Site with where it answers, and what it has printed so far
 */

/**
 * Starts the built site, on the loopback interface alone, and gives it once it answers.
 *
 * It inherits nothing from this process but where programs and the home folder are: a setting that
 * `environment` does not name is empty, whatever the developer's own environment or `.env.local` say.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.directory] the folder of a built site; this project's unless given
 * @param {Readonly<Record<string, string>>} [options.environment] the site's settings, and anything
 *   else it is to see, such as `TZ`
 * @returns {Promise<Site>}
 * @throws {Error} when the port is taken, the site ends at once (with what it printed), or it has not
 *   answered within a minute
 */
export async function startSite({ port, directory = projectRoot, environment = {} }) {
  // Otherwise the other server there would answer, and pass for the site.
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use: the site cannot start there.`);

  let output = '';
  const next = join(directory, 'node_modules/next/dist/bin/next');
  const address = ['--hostname', '127.0.0.1', '--port', String(port)];
  const group = startGroup(process.execPath, [next, 'start', ...address], {
    directory,
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...deploymentOf(directory),
      ...noSettings(),
      ...environment,
    },
    onOutput: (text) => {
      output += text;
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const failed = group.ended.then(
    (code) => `The site ended (exit code ${code}) before it answered`,
  );
  const problem = await Promise.race([failed, firstAnswer(origin)]);
  if (problem === undefined) return { ...group, origin, log: () => output };
  await group.kill();
  throw new Error(`${problem}. It printed:\n${output}`);
}

/**
 * What the platform that a site was built for tells its functions.
 *
 * @param {string} [directory]
 * @returns {Record<string, string>} nothing where it was built for a plain host
 */
export function deploymentOf(directory = projectRoot) {
  const packaged = join(directory, '.next/platform/packaged.json');
  if (!existsSync(packaged)) return {};
  return { NEXT_DEPLOYMENT_ID: JSON.parse(readFileSync(packaged, 'utf8')).deploymentId };
}

/**
 * @param {string} origin
 * @returns {Promise<string | undefined>} what is wrong, if it does not answer
 */
async function firstAnswer(origin) {
  const end = Date.now() + startTimeoutMs;
  while (Date.now() < end) {
    const response = await fetch(origin, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response) return undefined;
    await wait(100);
  }
  return `The site did not answer within ${startTimeoutMs / 1000} seconds`;
}
