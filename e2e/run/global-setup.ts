import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, installedRedis, noRedis } from './find-programs';

/** Playwright calls this before the first test. */
export default function globalSetup(): void {
  if (process.env.REDIS_REQUIRED && !installedRedis()) throw new Error(noRedis);
  if (existsSync(findBrowser())) return;
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}
