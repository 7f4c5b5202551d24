import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from './free-port.mjs';
import { startGroup } from './process-group.mjs';
import { projectRoot } from './project-root.mjs';
import { noSettings } from './setting-names.mjs';

const startTimeoutMs = 60_000;

/**
 * The production site, under way.
 *
 * @typedef {object} Site
 * @property {string} origin where it answers.
 * @property {Promise<number>} ended its exit code, once it is over.
 * @property {() => string} log what it has printed so far.
 * @property {() => Promise<void>} stop ends it and gives once it is gone.
 * @property {() => Promise<void>} kill the same at once, whatever it is doing.
 */

/**
 * Starts the built site, on the loopback interface alone, and gives it once it answers.
 *
 * It inherits nothing from this process but where programs and the home folder are: a setting that
 * `environment` does not name is empty, whatever the developer's own environment or `.env.local` say.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.directory] the folder of a built site; this project's unless given.
 * @param {Readonly<Record<string, string>>} [options.environment] the site's settings, and anything
 *   else it is to see, such as `TZ`.
 * @returns {Promise<Site>}
 * @throws {Error} when the port is taken, the site ends at once (with what it printed), or it has not
 *   answered within a minute.
 */
export async function startSite({ port, directory = projectRoot, environment = {} }) {
  // Otherwise the other server there would answer, and pass for the site.
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use: the site cannot start there.`);

  let output = '';
  const { ended, stop, kill } = startGroup(
    process.execPath,
    [
      join(directory, 'node_modules/next/dist/bin/next'),
      'start',
      ...['--hostname', '127.0.0.1', '--port', String(port)],
    ],
    {
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
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const site = { origin, ended, log: () => output, stop: () => stop(), kill };

  const failed = ended.then((code) => `The site ended (exit code ${code}) before it answered`);
  const problem = await Promise.race([failed, answers(site.origin, startTimeoutMs)]);
  if (problem === '') return site;
  await stop();
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
 * @param {number} limit milliseconds to wait.
 * @returns {Promise<string>} what is wrong, empty once it has answered.
 */
async function answers(origin, limit) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    try {
      const response = await fetch(origin, { signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      return '';
    } catch {
      await wait(100);
    }
  }
  return `The site did not answer within ${limit / 1000} seconds`;
}
