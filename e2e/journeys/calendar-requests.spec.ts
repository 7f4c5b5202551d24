import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { waitUntilIdle, calendar, expectDay, zoomOut, openCalendar } from '../support/calendar';
import { holdRequests } from '../support/hold-requests';
import { turnOnSaveData } from '../support/save-data';
import { expect, test } from '../support/test';

const openDaysOfJuly = Array.from({ length: 17 }, (_, index) => `/timeslots/2025-07-${15 + index}`);

/** Records which pages are requested from now on. */
function watchPages(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/($|calendar\/|timeslots\/)/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

/** The requested days, in the order of their first requests. */
function daysOf(requested: readonly string[]): readonly string[] {
  return [...new Set(requested.filter((path) => path.startsWith('/timeslots/')))];
}

// Going offline interrupts prefetching.
test.use({
  hasTouch: true,
  expectedConsoleError: /ERR_INTERNET_DISCONNECTED|Falling back to browser navigation/,
});

test('open days are prefetched after the first screen, and can be opened offline four minutes later', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const requested = watchPages(page);
  const releasePhoto = await holdRequests(page, /lifeguard/);
  await openCalendar(page, '/', 'commit');
  await waitUntilIdle(page);
  expect(requested).toEqual(['/']);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  // Only compressed bodies count, as in the budgets.
  const sizes: Promise<number>[] = [];
  const responded: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/timeslots/')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    responded.push(pathname);
  });
  releasePhoto();
  await page.waitForLoadState();
  // Next makes two requests for each day.
  const hasArrived = (day: string) => responded.filter((path) => path === day).length > 1;
  const arrived = () => daysOf(requested).filter(hasArrived);
  // One day in a tenth of a second: first those of the month in view.
  await page.clock.runFor(1_700);
  await expect.poll(() => arrived().toSorted()).toEqual(openDaysOfJuly);
  await page.clock.runFor(10_000);
  await expect.poll(() => arrived().length).toBe(40);
  await page.clock.resume();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(80 * 1024);

  await calendar(page).next.tap();
  // July has 17 open days, and August 30.
  await expect.poll(() => daysOf(requested).length).toBeGreaterThanOrEqual(17 + 30);
  await calendar(page).previous.tap();
  await context.setOffline(true);
  const online = requested.length;
  await page.clock.fastForward('04:00');
  await calendar(page).dayLink('Monday, July 21, 2025').tap();
  await expectDay(page, '2025-07-21');
  expect(requested.slice(online)).not.toContain('/timeslots/2025-07-21');
  await bookingForm(page).slot('9:00 AM').check();
});

test('once the month on screen has passed, only days of the next one that are still to come are prefetched', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-08-20T12:00:00Z');
  const requested = watchPages(page);
  // The calendar shows July, whose days have passed, so only those of the next month are left.
  await openCalendar(page, '/');
  const days = Array.from({ length: 12 }, (_, index) => `/timeslots/2025-08-${20 + index}`);
  await expect.poll(() => daysOf(requested).toSorted()).toEqual(days);
});

test(
  'views work offline, and a day that failed to load opens after Back',
  { tag: '@chromium-only' },
  async ({ page, context }) => {
    const requested = watchPages(page);
    await openCalendar(page, '/');
    await context.setOffline(true);
    const { grid, title, next, previous, link, dayLink } = calendar(page);
    await next.tap();
    await expect(title).toHaveText('August 2025');
    await previous.tap();
    await expect(title).toHaveText('July 2025');
    await zoomOut(page, '2025', '2021 – 2030', '2001 – 2100');
    for (const name of ['2021 – 2030', '2025', 'August 2025']) await link(name).click();
    await expect(grid('August 2025')).toBeVisible();
    await expect(page).toHaveURL('/calendar/2025-08#calendar');
    expect(requested.filter((path) => !path.startsWith('/timeslots/'))).toEqual(['/']);

    await next.click();
    await dayLink('Monday, September 1, 2025').click();
    await expect(page).toHaveURL(/chrome-error/);
    await context.setOffline(false);
    await page.goBack();
    await expect(grid('September 2025')).toBeVisible();
    await dayLink('Monday, September 1, 2025').click();
    await expectDay(page, '2025-09-01');
  },
);

test('a day under the pointer is prefetched first', { tag: '@desktop-only' }, async ({ page }) => {
  const requested = watchPages(page);
  const releasePhoto = await holdRequests(page, /lifeguard/);
  await openCalendar(page, '/', 'commit');
  await calendar(page).dayLink('Thursday, July 31, 2025').hover();
  releasePhoto();
  await expect.poll(() => daysOf(requested)).toEqual(expect.arrayContaining(openDaysOfJuly));
  expect(daysOf(requested)[0]).toBe('/timeslots/2025-07-31');
});

test('with Save-Data, the calendar prefetches nothing', async ({ page }) => {
  await page.clock.install();
  await turnOnSaveData(page);
  const requested = watchPages(page);
  await openCalendar(page, '/');
  await calendar(page).dayLink('Monday, July 21, 2025').hover();
  await page.clock.fastForward('00:01');
  await waitUntilIdle(page);
  expect(requested).toEqual(['/']);
  await calendar(page).dayLink('Monday, July 21, 2025').click();
  await expectDay(page, '2025-07-21');
  expect(daysOf(requested)).toEqual(['/timeslots/2025-07-21']);
});
