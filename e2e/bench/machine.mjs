import { chromium } from '@playwright/test';
import { cpus } from 'node:os';
import { browserArguments, findBrowser } from '../run/find-browser.mjs';

/**
 * What the figures were measured on, in one sentence, so that others can be held against them.
 *
 * @param {string} runs how many there were
 * @returns {Promise<string>}
 */
export async function describeMachine(runs) {
  const { executablePath } = await findBrowser({ mayInstall: false });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const version = browser.version();
  await browser.close();
  const processors = cpus();
  const model = processors[0]?.model.trim();
  const cores = `${processors.length} cores${model ? ` (${model})` : ''}`;
  return `Medians of ${runs}, on ${cores} with Node ${process.versions.node} and Chromium ${version}.`;
}
