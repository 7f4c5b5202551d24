import { aptGetInstall } from './apt-get-install';
import { installedPrograms } from './installed-programs';

/** Why a test was skipped that needs a Redis. */
export const noRedis = 'There is no redis-server on this machine.';

/** The path of a Redis server, if there is one. */
export function installedRedis(): string | undefined {
  return installedPrograms(['redis-server'])[0];
}

/** The same, after an attempt to install one. */
export function findRedis(): string | undefined {
  return installedRedis() ?? (aptGetInstall('redis-server') ? installedRedis() : undefined);
}
