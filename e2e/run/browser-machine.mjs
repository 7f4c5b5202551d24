import { chromium } from '@playwright/test';

/**
 * What finding a browser depends on; tests give another than the real one.
 *
 * @typedef {object} BrowserMachine
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {string} platform as Node names it.
 * @property {string | undefined} downloadPath where Playwright keeps, or would keep, its own Chromium.
 */

/**
 * The machine that this runs on.
 *
 * @returns {BrowserMachine}
 */
export function thisMachine() {
  return {
    environment: process.env,
    platform: process.platform,
    downloadPath: downloadPath(),
  };
}

/** @returns {string | undefined} nothing on a system that Playwright has no Chromium for. */
function downloadPath() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
