import type { Page, Route } from '@playwright/test';
import { calendar, expectDay } from '../support/calendar';
import { held } from '../support/held-route';
import { expect, test } from '../support/test';

const wednesday = 'Wednesday, July 16, 2025';

/** Intercepts the scripts that pages ask for later than those that stand in their HTML. */
async function interceptChunks(page: Page, happens: (route: Route) => unknown) {
  const pages = ['/', '/calendar/2025-08', '/timeslots/2025-07-01'];
  const texts = pages.map(async (path) => (await page.request.get(path)).text());
  const html = (await Promise.all(texts)).join();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const { pathname } = new URL(route.request().url());
    await (html.includes(pathname) ? route.continue() : happens(route));
  });
}

function failure(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'did not load' });
}

async function tryAgain(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
}

/** Resolves when the console reports what an error boundary caught. */
function reported(page: Page) {
  return page.waitForEvent('console', (message) =>
    message.text().includes('Loading chunk calendar failed'),
  );
}

test.describe('the calendar’s script', () => {
  test.use({ expectedComplaint: /Loading chunk calendar failed|ERR_FAILED/ });

  test('is blocked: days and steps go on being links, and a retry brings it', async ({ page }) => {
    const { section, days, next, title } = calendar(page);
    await interceptChunks(page, (route) => route.abort());
    const report = reported(page);
    await page.goto('/');
    await expect(failure(page)).toHaveText(
      'A part of the calendar did not load. You can choose a day all the same.',
    );
    await report;
    await expect(days).toHaveCount(31);
    await next.click();
    await expect(page).toHaveURL('/calendar/2025-08#calendar');
    await expect(title).toHaveText('August 2025');
    await expect(failure(page)).toBeVisible();

    await tryAgain(page);
    await expect(section.locator('a[tabindex="0"]')).toHaveCount(1);
    await expect(failure(page)).toHaveCount(0);
  });

  test('stalls: after two minutes it says so, and days are links', async ({ page }) => {
    await page.clock.install();
    let ask = () => {};
    const asked = new Promise<void>((resolve) => (ask = resolve));
    await interceptChunks(page, () => ask());
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
    await page.clock.fastForward('01:59');
    await expect(failure(page)).toHaveCount(0);
    const report = reported(page);
    await page.clock.fastForward('00:02');
    await expect(failure(page)).toBeVisible();
    await report;
    await calendar(page).day(wednesday).click();
    await expectDay(page, '2025-07-16');
  });

  test('is blocked on the way home: the rest of the page is there', async ({ page }) => {
    await page.goto('/timeslots/2025-07-01');
    await interceptChunks(page, (route) => route.abort());
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(failure(page)).toHaveText('The calendar did not load.');
    await expect(page.getByRole('heading', { name: 'Swim Lessons', exact: true })).toBeVisible();
    await tryAgain(page);
    await expect(calendar(page).days).toHaveCount(31);
  });

  test('comes late: it takes the calendar over as it stands', async ({ page }) => {
    const { release, hold } = held();
    await interceptChunks(page, hold);
    await page.goto('/', { waitUntil: 'commit' });
    const { day, section } = calendar(page);
    await day(wednesday).focus();
    release();
    await expect(section.locator('a[tabindex="0"]')).toHaveCount(1);
    await expect(day(wednesday)).toBeFocused();
  });
});
