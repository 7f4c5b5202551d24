import { installedPrograms } from './installed-programs';

/** The reason for skipping tests that need Redis. */
export const noRedis = 'There is no redis-server on this machine.';

export function installedRedis(): string | undefined {
  return installedPrograms(['redis-server'])[0];
}
