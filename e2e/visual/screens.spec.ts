import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser } from '../run/find-programs';
import { projectRoot } from '../run/project-root';
import {
  expectNoAccessibilityProblems,
  expectNoAccessibilityProblemsWithoutScript,
} from '../support/axe';
import { openDay } from '../support/booking-form';
import { expect, test } from '../support/test';
import { date, screens } from './screens';

/** Records the browser and system of the screenshots. Each update rewrites it. */
const drawnWithFile = join(projectRoot, 'e2e/visual/pictures/drawn-with.txt');

/** Compares a page with its screenshot if the browser is the same. Checks accessibility on phones. */
async function expectScreen(
  page: Page,
  name: string,
  checkAccessibility: () => Promise<void>,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  const { config, project, skip } = test.info();
  const browser = basename(findBrowser());
  const version = page.context().browser()?.version();
  const drawnWith = `${browser} ${version} on ${process.platform}\n`;
  if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(drawnWithFile, drawnWith);
  const canCompare = readFileSync(drawnWithFile, 'utf8') === drawnWith;
  if (canCompare) await expect(page).toHaveScreenshot(`${name}.png`, options);
  // A desktop page has the same elements and colors as a light phone page.
  if (!project.name.endsWith('desktop')) await checkAccessibility();
  skip(!canCompare, 'The screenshots are from another browser.');
}

// Some screens block a chunk, break a page or show a 404.
test.use({ expectedConsoleError: /booking-form failed|ERR_FAILED|broken by the test|of 404/ });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
});

for (const { name, show, whole, once, systemColors } of screens) {
  const details = once ? { tag: '@once' } : {};

  test(`${name} matches its screenshot`, details, async ({ page, inbox }) => {
    await show({ page, inbox });
    const check = () => expectNoAccessibilityProblems(page, { systemColors });
    await expectScreen(page, name, check, { fullPage: whole });
  });
}

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a day matches its screenshot', async ({ page, browser }) => {
    // The second visit has the fonts in its cache.
    for (let visit = 0; visit < 2; visit += 1) await openDay(page, date);
    const check = () => expectNoAccessibilityProblemsWithoutScript(page, browser);
    await expectScreen(page, 'a day without JavaScript', check);
  });
});
