import { aptGetInstall } from './apt-get-install.mjs';
import { programsOnPath } from './installed-browser.mjs';

/** Why a test was skipped that needs a Redis; the only reason for which one may be. */
export const noRedis = 'There is no redis-server on this machine.';

/** @returns {string | undefined} the path of a Redis server, if there is one */
export function installedRedis() {
  return programsOnPath(['redis-server'])[0];
}

/** @returns {string | undefined} the same, after an attempt to install one */
export function findRedis() {
  return installedRedis() ?? (aptGetInstall('redis-server') ? installedRedis() : undefined);
}
