import { chromium } from '@playwright/test';
import { aptGetInstall } from './apt-get-install';
import { installedPrograms } from './installed-programs';

/** What Chromium is started with: nothing that asks the network behind a test's back. */
export const browserArguments = [
  // Chromium's sandbox refuses to run as root, and containers mostly run as root.
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process of its own for every page takes an eighth of a test's time.
  '--renderer-process-limit=1',
];

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'chrome',
];

type Options = {
  readonly mayInstall?: boolean;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps, or would keep, its Chromium. */
  readonly downloadPath?: string;
};

/**
 * Finds a Chrome or Chromium to test with: the one that CHROMIUM_PATH names, an installed one,
 * Playwright's own download, and the distribution's package if one may be installed.
 *
 * @returns the path of the program
 * @throws {Error} when there is none, with what to do about it
 */
export function findBrowser({
  mayInstall = false,
  environment = process.env,
  downloadPath = chromium.executablePath(),
}: Options = {}): string {
  const { CHROMIUM_PATH, PATH = '' } = environment;
  const wanted = CHROMIUM_PATH ? [CHROMIUM_PATH] : [...names, downloadPath];
  // The headless shell opens a page in a third of the time; a few tests need what it leaves out.
  const found = installedPrograms(wanted, PATH).find(
    (path) => installedPrograms([wholeBrowser(path)]).length > 0,
  );
  if (found) return found;
  if (CHROMIUM_PATH) {
    throw new Error(
      `CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not a program that can be run.`,
    );
  }
  // Not every distribution has the headless shell.
  if (mayInstall && aptGetInstall('chromium chromium-headless-shell', 'chromium')) {
    return findBrowser({ environment, downloadPath });
  }
  throw new Error(
    'No browser to test with: install Chrome or Chromium, run "npx playwright install chromium", or set CHROMIUM_PATH to the path of one.',
  );
}

/** The whole browser that belongs to a browser: itself, unless it is a headless shell. */
export function wholeBrowser(path: string): string {
  return path.replace(/-headless-shell$/, '');
}
