import { installedPrograms } from './installed-programs';

/** Why a test that needs a Redis was skipped. */
export const noRedis = 'There is no redis-server on this machine.';

export function installedRedis(): string | undefined {
  return installedPrograms(['redis-server'])[0];
}
