import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const browserArguments = [
  // Chromium's sandbox refuses to run as root, and containers mostly run as root.
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Without these, the browser makes requests of its own during a test.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process per page would make tests an eighth slower.
  '--renderer-process-limit=1',
  // A test never leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

// The headless shell comes first, because it opens a page three times as fast.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser in CHROMIUM_PATH, an installed one, or Playwright's own download, in this order. */
export function findBrowser(): string {
  const [installed] = installedPrograms(browsers);
  return process.env.CHROMIUM_PATH || installed || chromium.executablePath();
}

/** The reason for skipping tests that need the back/forward cache. */
export const noFullBrowser = 'There is only a headless shell on this machine.';

/** The browser, or the full one beside a headless shell. */
export function findFullBrowser(): string | undefined {
  const path = findBrowser().replace(/-headless-shell$/, '');
  return existsSync(path) ? path : undefined;
}

/** The reason for skipping tests that need Redis. */
export const noRedis = 'There is no redis-server on this machine.';

export function installedRedis(): string | undefined {
  return installedPrograms(['redis-server'])[0];
}

export function installedNginx(): string | undefined {
  return installedPrograms(['nginx'])[0];
}

/** The reason for skipping tests of a host of one's own. */
export const noNginx = 'There is no nginx on this machine.';

/** Playwright calls this before the first test. It downloads a browser if there is none. */
export default function prepare(): void {
  if (process.env.SERVERS_REQUIRED && !installedRedis()) throw new Error(noRedis);
  if (process.env.SERVERS_REQUIRED && !installedNginx()) throw new Error(noNginx);
  if (existsSync(findBrowser())) return;
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}

/** The paths of the programs that are on the PATH, in the order of `names`. */
function installedPrograms(names: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}
