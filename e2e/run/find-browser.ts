import { chromium } from '@playwright/test';
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

export const noBrowser =
  'No browser to test with: install Chrome or Chromium, or set CHROMIUM_PATH to the path of one.';

type Options = {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps, or would keep, its Chromium. */
  readonly downloadPath?: string;
};

/**
 * Finds a Chrome or Chromium to test with: the one that CHROMIUM_PATH names, else an installed one,
 * else Playwright's own download.
 *
 * @returns the path of the program
 * @throws {Error} when there is none, with what to do about it
 */
export function findBrowser({
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
  throw new Error(noBrowser);
}

/** The whole browser that belongs to a browser: itself, unless it is a headless shell. */
export function wholeBrowser(path: string): string {
  return path.replace(/-headless-shell$/, '');
}
