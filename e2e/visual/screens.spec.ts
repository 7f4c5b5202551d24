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

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** A dark desktop would add no coverage. */
const looks = [
  { look: 'light on a phone', colorScheme: 'light', device: phone },
  { look: 'dark on a phone', colorScheme: 'dark', device: phone },
  { look: 'light on a desktop', colorScheme: 'light', device: desktop },
] as const;

const firstLook = looks[0].look;

/** Compares a page with its screenshot if the browser is the same, and checks accessibility. */
async function expectScreen(
  page: Page,
  name: string,
  checkAccessibility: () => Promise<void>,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  const { config, skip } = test.info();
  const browser = basename(findBrowser());
  const version = page.context().browser()?.version();
  const drawnWith = `${browser} ${version} on ${process.platform}\n`;
  if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(drawnWithFile, drawnWith);
  const canCompare = readFileSync(drawnWithFile, 'utf8') === drawnWith;
  if (canCompare) await expect(page).toHaveScreenshot(`${name}.png`, options);
  await checkAccessibility();
  skip(!canCompare, 'The screenshots are from another browser.');
}

test.use({
  timezoneId: 'America/New_York',
  // Some screens block a chunk, break a page or show a 404.
  expectedConsoleError: /booking-form failed|ERR_FAILED|broken by the test|of 404/,
});

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
});

for (const { look, colorScheme, device } of looks) {
  test.describe(look, () => {
    test.use({ ...device, colorScheme });

    // A desktop page has the same elements and colors as a light phone page.
    const checkAccessibility =
      device === desktop ? () => Promise.resolve() : expectNoAccessibilityProblems;

    for (const { name, show, whole, systemColors } of screens.filter(
      ({ once }) => !once || look === firstLook,
    )) {
      test(`${name} matches its screenshot`, async ({ page, inbox }) => {
        await show({ page, inbox });
        const check = () => checkAccessibility(page, { systemColors });
        await expectScreen(page, `${name} ${look}`, check, { fullPage: whole });
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('a day matches its screenshot', async ({ page, browser }) => {
    // The second visit has the fonts in its cache.
    for (let visit = 0; visit < 2; visit += 1) await openDay(page, date);
    const check = () => expectNoAccessibilityProblemsWithoutScript(page, browser);
    await expectScreen(page, `a day without JavaScript ${firstLook}`, check);
  });
});
