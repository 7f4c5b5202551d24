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

/** Records the browser and system of the pictures. Each update rewrites it. */
const drawnWithFile = join(projectRoot, 'e2e/visual/pictures/drawn-with.txt');

function isDrawnByThisBrowser(page: Page): boolean {
  const version = page.context().browser()?.version();
  const drawnWith = `${basename(findBrowser())} ${version} on ${process.platform}\n`;
  const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (isUpdate) writeFileSync(drawnWithFile, drawnWith);
  return readFileSync(drawnWithFile, 'utf8') === drawnWith;
}

type Checks = {
  readonly pictures: readonly {
    readonly name: string;
    readonly media?: Parameters<Page['emulateMedia']>[0];
  }[];
  readonly isWhole?: boolean;
  readonly checkAccessibility?: () => Promise<void>;
};

/** Compares a page with its pictures if the browser is the same. The accessibility check may scroll, so it comes last. */
async function expectPictures(
  page: Page,
  { pictures, isWhole = false, checkAccessibility }: Checks,
): Promise<void> {
  const { skip } = test.info();
  const canCompare = pictures.length === 0 || isDrawnByThisBrowser(page);
  for (const { name, media } of canCompare ? pictures : []) {
    await page.emulateMedia(media);
    await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: isWhole });
  }
  await checkAccessibility?.();
  skip(!canCompare, 'The pictures are from another browser.');
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

  for (const { name, show, isWhole, pictures, checkedIn } of screens) {
    if (pictures.length + checkedIn.length === 0) continue;

    test(`${name} is accessible, and matches its pictures`, async ({ page, inbox }) => {
      await show({ page, inbox });
      await expectPictures(page, {
        pictures: pictures.map((look) => ({
          name: `${name} ${look} on a phone`,
          media: media[look],
        })),
        isWhole,
        checkAccessibility: async () => {
          for (const colors of checkedIn) {
            await page.emulateMedia(media[colors]);
            await expectNoAccessibilityProblems(page);
          }
        },
      });
    });
  }
});

// A desktop page has the same elements and colors as a light phone page.
test.describe('on a desktop', () => {
  test.use(desktop);

  for (const { name, show, isWhole } of screens.filter(({ isOnDesktop }) => isOnDesktop)) {
    test(`${name} matches its picture`, async ({ page, inbox }) => {
      await show({ page, inbox });
      await expectPictures(page, { pictures: [{ name: `${name} light on a desktop` }], isWhole });
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('a day matches its picture', async ({ page, browser }) => {
    // The second visit has the fonts in its cache.
    for (let visit = 0; visit < 2; visit += 1) await openDay(page, date);
    const checkAccessibility = () => expectNoAccessibilityProblemsWithoutScript(page, browser);
    const pictures = [{ name: 'a day without JavaScript' }];
    await expectPictures(page, { pictures, checkAccessibility });
  });
});
