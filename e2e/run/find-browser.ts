import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { installedPrograms } from './installed-programs';

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
];

// The headless shell comes first, because it opens a page three times as fast.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser in CHROMIUM_PATH, an installed one, or Playwright's own download, in this order. */
export function findBrowser(): string {
  // A few tests need the full browser in addition to the headless shell.
  const installed = installedPrograms(names).find((path) => existsSync(fullBrowser(path)));
  return process.env.CHROMIUM_PATH || installed || chromium.executablePath();
}

/** The full browser next to a headless shell. Any other path is returned unchanged. */
export function fullBrowser(path: string): string {
  return path.replace(/-headless-shell$/, '');
}
