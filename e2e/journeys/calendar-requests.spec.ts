import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { becomeIdle, calendar, expectDay, goUp, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const openDaysOfJuly = Array.from({ length: 17 }, (_, index) => `/timeslots/2025-07-${15 + index}`);

/** What the page asks the server for from now on, without its scripts and pictures. */
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

/** Comes to the calendar and waits until July's open days are there: Next asks twice or more for each. */
async function fetchJuly(page: Page): Promise<void> {
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  await comeToTheCalendar(page);
  const isThere = (day: string) => answered.filter((path) => path === day).length > 1;
  await expect.poll(() => openDaysOfJuly.filter(isThere)).toEqual(openDaysOfJuly);
}

test('no day is asked for until one comes to the calendar; then each open one of the month once, and those of the next month', async ({
  page,
}) => {
  const asked = watchPages(page);
  await openCalendar(page, '/');
  await becomeIdle(page);
  expect(asked).toEqual(['/']);
  await comeToTheCalendar(page);
  // In what order they go out is the router's affair once several wait for the line.
  await expect.poll(() => daysOf(asked).toSorted()).toEqual(openDaysOfJuly);
  await calendar(page).next.click();
  await expect.poll(() => daysOf(asked).length).toBe(17 + 31);
  await calendar(page).previous.click();
  await expect(calendar(page).grid('July 2025')).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/2025-07-16'))).toHaveLength(2);
});

test('changes of view ask for nothing but the days of a month in view', async ({ page }) => {
  await openCalendar(page, '/');
  const asked = watchPages(page);
  const { grid, tile } = calendar(page);
  await goUp(page, '2025', '2021 – 2030', '2001 – 2100');
  await tile('2021 – 2030').click();
  await tile('2025').click();
  await expect(grid('2025')).toBeVisible();
  expect(asked.filter((path) => !path.startsWith('/timeslots/2025-07'))).toEqual([]);
});

test.describe('offline', () => {
  // The form's script was being fetched ahead, or the first days.
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test('July’s days and the form’s script take at most 60 KB, and open without another request, also offline', async ({
    page,
    context,
  }) => {
    await openCalendar(page, '/');
    // Bodies as the server compressed them, as the budgets count them: headers are the server's affair.
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await fetchJuly(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(60 * 1024);

    const asked = watchPages(page);
    await context.setOffline(true);
    await calendar(page).day('Monday, July 21, 2025').tap();
    await expectDay(page, '2025-07-21');
    expect(daysOf(asked)).toEqual([]);
    await bookingForm(page).slot('9:00 AM').check();
    await expect(bookingForm(page).slot('9:00 AM')).toBeChecked();
  });

  test('all views come at once; a day that was not fetched ahead says so, and opens at the next try on a line', async ({
    page,
    context,
  }) => {
    await openCalendar(page, '/');
    await context.setOffline(true);
    const { grid, title, next, previous, tile, day, days } = calendar(page);
    await next.click();
    await expect(title).toHaveText('August 2025');
    await expect(days).toHaveCount(31);
    await previous.click();
    await expect(title).toHaveText('July 2025');
    await goUp(page, '2025', '2021 – 2030', '2001 – 2100');
    await tile('2021 – 2030').click();
    await tile('2025').click();
    await tile('August 2025').press('Enter');
    await expect(grid('August 2025')).toBeVisible();
    await expect(page).toHaveURL('/calendar/2025-08#calendar');

    await previous.click();
    await day('Tuesday, July 1, 2025').click();
    await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toHaveText(
      'You are offline. This day opens once you are connected again.',
    );
    await expect(title).toHaveText('July 2025');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectDay(page, '2025-07-01');
  });
});

test('a line that stalls keeps the calendar; after two minutes it says so, and a retry loads the day’s page', async ({
  page,
}) => {
  await page.clock.install();
  await openCalendar(page, '/');
  const { busy, day } = calendar(page);
  await page.route(/_rsc=/, () => {});
  await day('Tuesday, July 1, 2025').click();
  await expect(busy).toBeVisible();
  await page.clock.fastForward('01:59');
  await expect(page.getByRole('alert').filter({ hasText: 'loaded' })).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(page.getByRole('alert').filter({ hasText: 'loaded' })).toHaveText(
    'This day could not be loaded.',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDay(page, '2025-07-01');
});

test('a day that a pointer rests on, or that a finger comes down on, goes first', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const asked = watchPages(page);
  await calendar(page).day('Thursday, July 31, 2025').hover();
  await expect.poll(() => daysOf(asked).length).toBeGreaterThan(2);
  expect(daysOf(asked).indexOf('/timeslots/2025-07-31')).toBeLessThan(3);
});

test('who asked to save data has nothing fetched ahead, and opens days all the same', async ({
  page,
}) => {
  // What the browser says of the visitor's setting; Playwright has no way to set it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openCalendar(page, '/');
  const asked = watchPages(page);
  await comeToTheCalendar(page);
  await calendar(page).day('Monday, July 21, 2025').hover();
  await becomeIdle(page);
  await calendar(page).next.click();
  await expect(calendar(page).title).toHaveText('August 2025');
  expect(asked).toEqual([]);
  await calendar(page).day('Thursday, August 21, 2025').click();
  await expectDay(page, '2025-08-21');
  expect(daysOf(asked)).toEqual(['/timeslots/2025-08-21']);
});
