import { resolve } from 'node:path';
import { thisMachine } from './browser-machine.mjs';
import { downloadBrowser, installPackage } from './install-browser.mjs';
import { installedBrowser, isProgram } from './installed-browser.mjs';

/** @typedef {{ executablePath: string, source: string }} FoundBrowser */

/** What Chrome and Chromium are started with: nothing that asks the network behind a test's back. */
export const browserArguments = [
  // Chromium's sandbox refuses to run as root, and containers mostly run as root.
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process of its own for every page takes an eighth of a test's time, and tests of one worker take turns.
  '--renderer-process-limit=1',
];

/**
 * Finds a Chrome or Chromium to test with: the one that CHROMIUM_PATH names, an installed one,
 * Playwright's own download, the distribution's package.
 *
 * @param {object} options
 * @param {boolean} options.mayInstall whether one may be downloaded or installed when there is none.
 * @param {import('./browser-machine.mjs').BrowserMachine} [options.machine] where to look.
 * @returns {Promise<FoundBrowser>} the program, and in words where it was found.
 * @throws {Error} when CHROMIUM_PATH names no program, or when there is no browser, with what to do
 *   about it.
 */
export async function findBrowser({ mayInstall, machine = thisMachine() }) {
  const named = machine.environment.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`);
    }
    return { executablePath: resolve(named), source: 'CHROMIUM_PATH' };
  }

  const found = installed(machine) ?? downloaded(machine);
  if (found) return found;

  const added =
    mayInstall &&
    (((await downloadBrowser()) && downloaded(machine)) ||
      ((await installPackage(machine.platform)) && installed(machine)));
  if (added) return added;

  throw new Error(
    'No browser to test with: install Chrome or Chromium, or set CHROMIUM_PATH to the path of one.',
  );
}

/**
 * @param {import('./browser-machine.mjs').BrowserMachine} machine
 * @returns {FoundBrowser | undefined}
 */
function installed(machine) {
  const path = installedBrowser(machine);
  return path === undefined ? undefined : { executablePath: path, source: 'installed' };
}

/**
 * @param {import('./browser-machine.mjs').BrowserMachine} machine
 * @returns {FoundBrowser | undefined}
 */
function downloaded({ downloadPath }) {
  if (downloadPath === undefined || !isProgram(downloadPath)) return undefined;
  return { executablePath: downloadPath, source: "Playwright's download" };
}
