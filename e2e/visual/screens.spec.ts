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
import { media } from './screen';
import { date, screens } from './screens';

/** Records the browser and system of the screenshots. Each update rewrites it. */
const drawnWithFile = join(projectRoot, 'e2e/visual/pictures/drawn-with.txt');

type Picture = {
  readonly name: string;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly checkAccessibility?: () => Promise<void>;
};

/**
 * Compares a page with its screenshots if the browser is the same, and checks accessibility in each of the media. A
 * check may scroll, so they come last.
 */
async function expectPictures(
  page: Page,
  pictures: readonly Picture[],
  fullPage = false,
): Promise<void> {
  const { config, skip } = test.info();
  const browser = basename(findBrowser());
  const version = page.context().browser()?.version();
  const drawnWith = `${browser} ${version} on ${process.platform}\n`;
  if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(drawnWithFile, drawnWith);
  const canCompare = readFileSync(drawnWithFile, 'utf8') === drawnWith;
  for (const { name, media } of canCompare ? pictures : []) {
    await page.emulateMedia(media);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage });
  }
  for (const { media, checkAccessibility } of pictures) {
    await page.emulateMedia(media);
    await checkAccessibility?.();
  }
  skip(!canCompare, 'The screenshots are from another browser.');
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

test.use({
  timezoneId: 'America/New_York',
  // Some screens block a chunk, break a page or show a 404.
  expectedConsoleError: /booking-form failed|ERR_FAILED|broken by the test|of 404/,
});

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const { name, show, whole, looks } of screens) {
    test(`${name} matches its screenshots`, async ({ page, inbox }) => {
      await show({ page, inbox });
      const pictures = looks.map((look) => ({
        name: `${name} ${look} on a phone`,
        media: media[look],
        checkAccessibility: () =>
          expectNoAccessibilityProblems(page, { systemColors: look === 'in forced colors' }),
      }));
      await expectPictures(page, pictures, whole);
    });
  }
});

// A desktop page has the same elements and colors as a light phone page. A dark one would add no coverage.
test.describe('on a desktop', () => {
  test.use(desktop);

  for (const { name, show, whole } of screens.filter(({ isOnDesktop }) => isOnDesktop)) {
    test(`${name} matches its screenshot`, async ({ page, inbox }) => {
      await show({ page, inbox });
      await expectPictures(page, [{ name: `${name} light on a desktop` }], whole);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('a day matches its screenshot', async ({ page, browser }) => {
    // The second visit has the fonts in its cache.
    for (let visit = 0; visit < 2; visit += 1) await openDay(page, date);
    const checkAccessibility = () => expectNoAccessibilityProblemsWithoutScript(page, browser);
    await expectPictures(page, [{ name: 'a day without JavaScript', checkAccessibility }]);
  });
});
