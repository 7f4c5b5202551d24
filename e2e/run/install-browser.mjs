import { aptGetInstall } from './apt-get.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

const downloadLimit = 5 * 60_000;

/**
 * Asks Playwright to download its own Chromium. Where the download is refused, or takes more than
 * five minutes, it only says so in its output.
 *
 * @returns {Promise<boolean>} whether it came.
 */
export function downloadBrowser() {
  console.log('No browser found: trying to download one.');
  return runCommand('npx', ['playwright', 'install', 'chromium'], {
    directory: projectRoot,
    limit: downloadLimit,
  });
}

/**
 * Installs the distribution's Chromium, where that can be done.
 *
 * @param {string} platform as Node names it.
 * @returns {Promise<boolean>} whether it came.
 */
export function installPackage(platform) {
  // Not every distribution has the headless shell; the whole browser is slower and does all it does.
  const choices = ['chromium chromium-headless-shell', 'chromium'];
  return aptGetInstall(platform, 'No browser found: installing the chromium package.', choices);
}
