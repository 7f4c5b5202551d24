import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { waitUntilIdle, calendar, expectDay, zoomOut, openCalendar } from '../support/calendar';
import { turnOnSaveData } from '../support/save-data';
import { expect, test } from '../support/test';
import { check } from '../support/press';

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

test('the open days of a month that is in view are prefetched, and can be opened offline four minutes later', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2025-07-10T12:00:00Z' });
  const requested = watchPages(page);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/timeslots/')) return;
    // Only compressed bodies count, as in the budgets.
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openCalendar(page, '/');
  await waitUntilIdle(page);
  expect(requested).toEqual(['/']);

  const { section, dayLink, next, previous } = calendar(page);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(() => daysOf(requested)).toEqual(openDaysOfJuly);
  await waitUntilIdle(page);
  // One request for each day, and a few for what all days have in common.
  expect(sizes.length).toBeLessThanOrEqual(17 + 7);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(55 * 1024);

  await next.tap();
  // August has 30 open days.
  await expect.poll(() => daysOf(requested).length).toBe(17 + 30);
  await previous.tap();
  await context.setOffline(true);
  const online = requested.length;
  await page.clock.fastForward('04:00');
  await dayLink('Monday, July 21, 2025').tap();
  await expectDay(page, '2025-07-21');
  expect(requested.slice(online)).not.toContain('/timeslots/2025-07-21');
  await check(bookingForm(page).slot('9:00 AM'));
});

test('days that have passed are not prefetched', async ({ page }) => {
  await page.clock.setFixedTime('2025-08-20T12:00:00Z');
  const requested = watchPages(page);
  await openCalendar(page, '/calendar/2025-08#calendar');
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

test(
  'a day without times is prefetched under the pointer, under a finger and with the focus',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.clock.setFixedTime('2025-07-10T12:00:00Z');
    const requested = watchPages(page);
    await openCalendar(page, '/');
    const { dayLink } = calendar(page);
    for (const [path, approach] of [
      ['/timeslots/2025-07-11', () => dayLink('Friday, July 11, 2025').hover()],
      [
        '/timeslots/2025-07-12',
        () =>
          dayLink('Saturday, July 12, 2025').dispatchEvent('pointerover', { pointerType: 'touch' }),
      ],
      ['/timeslots/2025-07-13', () => dayLink('Sunday, July 13, 2025').focus()],
    ] as const) {
      expect(requested).not.toContain(path);
      await approach();
      await expect.poll(() => requested, path).toContain(path);
    }
  },
);

test('with Save-Data, the calendar prefetches nothing', async ({ page }) => {
  await page.clock.install({ time: '2025-07-10T12:00:00Z' });
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
