import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run/project-root.mjs';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { drawnWithAnotherBrowser } from './drawn-with.mjs';

/** Names the browser and the system, whose letters differ; written whenever pictures are updated. */
const drawnWithFile = join(projectRoot, 'e2e/visual/pictures/drawn-with.txt');

/**
 * Compares a page with its picture and has `checkAccessibility` look at it. On another browser than
 * the one that drew the picture, the check alone is made, and the test is skipped with the reason.
 */
export async function expectScreen(
  page: Page,
  name: string,
  checkAccessibility: () => Promise<void>,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  const { config, skip } = test.info();
  const version = page.context().browser()?.version();
  const drawnWith = `Chromium ${version} on ${process.platform}\n`;
  if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(drawnWithFile, drawnWith);
  const canCompare = readFileSync(drawnWithFile, 'utf8') === drawnWith;
  if (canCompare) await expect(page).toHaveScreenshot(`${name}.png`, options);
  await checkAccessibility();
  skip(!canCompare, drawnWithAnotherBrowser);
}
