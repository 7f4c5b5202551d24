import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the headless shell's name has more than the whole browser's beside it. */
const shellEnding = '-headless-shell';

// The headless shell first: it opens a page in a third of the time, having no window to draw.
const programs = [
  `chromium${shellEnding}`,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

const windowsPrograms = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/**
 * Looks for Chrome or Chromium where people and package managers put it.
 *
 * @param {import('./browser-machine.mjs').BrowserMachine} machine
 * @returns {string | undefined} the path of the program, if there is one.
 */
export function installedBrowser({ environment, platform }) {
  const found = candidates(environment, platform).filter(isProgram);
  // A few tests need what the shell leaves out, so by itself it does not suffice.
  return found.find((path) => isProgram(wholeBrowser(path)));
}

/**
 * The whole browser that belongs to a browser: itself, unless it is a headless shell.
 *
 * @param {string} path
 * @returns {string}
 */
export function wholeBrowser(path) {
  return path.endsWith(shellEnding) ? path.slice(0, -shellEnding.length) : path;
}

/**
 * Whether a path names a file that may be run.
 *
 * @param {string} path
 * @returns {boolean}
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} platform
 * @returns {string[]}
 */
function candidates(environment, platform) {
  const onPath = under((environment.PATH ?? '').split(delimiter), programs);
  if (platform === 'darwin') {
    const folders = ['/Applications', environment.HOME && join(environment.HOME, 'Applications')];
    return [...onPath, ...under(folders, macApplications)];
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    return under(
      folders.map((name) => environment[name]),
      windowsPrograms,
    );
  }
  return onPath;
}

/**
 * @param {readonly (string | undefined)[]} folders
 * @param {readonly string[]} names
 * @returns {string[]} each name in each folder that has a value.
 */
function under(folders, names) {
  return folders.flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []));
}
