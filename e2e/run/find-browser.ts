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
  // A process per page would take an eighth of a test's time.
  '--renderer-process-limit=1',
];

// The headless shell opens a page in a third of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser named by CHROMIUM_PATH, else an installed one, else Playwright's own download. */
export function findBrowser(): string {
  // A few tests need the full browser in addition to the headless shell.
  const installed = installedPrograms(names).find((path) => existsSync(wholeBrowser(path)));
  return process.env.CHROMIUM_PATH || installed || chromium.executablePath();
}

/** The whole browser beside a headless shell; any other browser is whole itself. */
export function wholeBrowser(path: string): string {
  return path.replace(/-headless-shell$/, '');
}
