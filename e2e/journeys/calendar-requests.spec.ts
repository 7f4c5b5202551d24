import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { becomeIdle, calendar, expectDay, goUp, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const openDaysOfJuly = Array.from({ length: 17 }, (_, index) => `/timeslots/2025-07-${15 + index}`);

/** Lists the pages that are requested from now on, without scripts and pictures. */
function watchPages(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/($|calendar\/|timeslots\/)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The days among what was asked for, each once, in the order in which they were first asked for. */
function daysOf(asked: readonly string[]): readonly string[] {
  return [...new Set(asked.filter((path) => path.startsWith('/timeslots/')))];
}

async function comeToTheCalendar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(calendar(page).section).toBeFocused();
}

// Offline, the form's script was being fetched ahead, or the first days.
test.use({
  hasTouch: true,
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|Falling back to browser navigation/,
});

test('open days are fetched ahead, and open offline four minutes later', async ({
  page,
  context,
}) => {
  const asked = watchPages(page);
  await openCalendar(page, '/');
  await becomeIdle(page);
  expect(asked).toEqual(['/']);

  // Bodies as the server compressed them, as the budgets count them: headers are the server's affair.
  const sizes: Promise<number>[] = [];
  const answered: string[] = [];
  page.on('requestfinished', (request) => {
    // A photo that was scrolled past comes when the server has made it.
    if (request.resourceType() === 'image') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    answered.push(new URL(request.url()).pathname);
  });
  await comeToTheCalendar(page);
  // Next asks for each day by two requests, in an order of its own.
  const isThere = (day: string) => answered.filter((path) => path === day).length > 1;
  await expect.poll(() => openDaysOfJuly.filter(isThere)).toEqual(openDaysOfJuly);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  // With the form's script.
  expect(bytes).toBeLessThanOrEqual(60 * 1024);

  await calendar(page).next.tap();
  await expect.poll(() => daysOf(asked).length).toBe(17 + 30);
  await calendar(page).previous.tap();
  await context.setOffline(true);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 240_000;
  });
  await calendar(page).day('Monday, July 21, 2025').tap();
  await expectDay(page, '2025-07-21');
  expect(asked.filter((path) => path.endsWith('-07-21'))).toHaveLength(2);
  await bookingForm(page).slot('9:00 AM').check();
});

test('offline, views come at once, and a day that was not fetched waits behind Back', async ({
  page,
  context,
}) => {
  const asked = watchPages(page);
  await openCalendar(page, '/');
  await context.setOffline(true);
  const { grid, title, next, previous, tile, day } = calendar(page);
  await next.tap();
  await expect(title).toHaveText('August 2025');
  await previous.tap();
  await expect(title).toHaveText('July 2025');
  await goUp(page, '2025', '2021 – 2030', '2001 – 2100');
  for (const name of ['2021 – 2030', '2025', 'August 2025']) await tile(name).click();
  await expect(grid('August 2025')).toBeVisible();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  expect(asked.filter((path) => !path.startsWith('/timeslots/'))).toEqual(['/']);

  await next.click();
  await day('Monday, September 1, 2025').click();
  await expect(page).toHaveURL(/chrome-error/);
  await context.setOffline(false);
  await page.goBack();
  await expect(grid('September 2025')).toBeVisible();
  await day('Monday, September 1, 2025').click();
  await expectDay(page, '2025-09-01');
});

test('a day that a pointer rests on comes first', { tag: '@desktop-only' }, async ({ page }) => {
  await openCalendar(page, '/');
  const asked = watchPages(page);
  await calendar(page).day('Thursday, July 31, 2025').hover();
  await expect.poll(() => daysOf(asked).toSorted()).toEqual(openDaysOfJuly);
  // The last of the month did not wait for its turn.
  const turn = daysOf(asked).indexOf('/timeslots/2025-07-31');
  expect(turn).toBeLessThan(openDaysOfJuly.length / 2);
});

test('Save-Data disables prefetching', async ({ page }) => {
  await page.clock.install();
  // Playwright cannot set Save-Data, so the browser's answer is replaced.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openCalendar(page, '/');
  const asked = watchPages(page);
  await comeToTheCalendar(page);
  await calendar(page).day('Monday, July 21, 2025').hover();
  await page.clock.fastForward('00:01');
  await becomeIdle(page);
  expect(asked).toEqual([]);
  await calendar(page).day('Monday, July 21, 2025').click();
  await expectDay(page, '2025-07-21');
  expect(daysOf(asked)).toEqual(['/timeslots/2025-07-21']);
});
