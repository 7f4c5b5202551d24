import { delimiter, join } from 'node:path';
import { aptGetInstall } from './apt-get.mjs';
import { isProgram } from './installed-browser.mjs';

/** Why a test was skipped that needs a Redis; the only reason for which one may be. */
export const noRedis = 'There is no redis-server on this machine.';

/**
 * Looks for a Redis server to test with.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string | undefined} the path of the program, if there is one.
 */
export function installedRedis({ PATH = '' }) {
  return PATH.split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find(isProgram);
}

/**
 * The same, after an attempt to install one where there is none.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} platform as Node names it.
 * @returns {Promise<string | undefined>}
 */
export async function findRedis(environment, platform) {
  const installed = installedRedis(environment);
  if (installed) return installed;
  await aptGetInstall(platform, 'No Redis found: installing the redis-server package.', [
    'redis-server',
  ]);
  return installedRedis(environment);
}
