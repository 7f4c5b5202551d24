import type { Page } from '@playwright/test';
import { calendar, goUp, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

/** The addresses that the page asks the server for from now on, without its scripts and pictures. */
function watchPages(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/($|calendar\/|timeslots\/)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test('coming to the calendar asks for nothing', async ({ page }) => {
  const asked = watchPages(page);
  await calendar(page).section.scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(calendar(page).section).toBeFocused();
  await expect(calendar(page).day('Thursday, July 31, 2025')).toBeInViewport();
  expect(asked).toEqual([]);
});

test('moving through every view asks once for each view and for no day', async ({ page }) => {
  const asked = watchPages(page);
  const { grid, next, tile } = calendar(page);
  await next.click();
  await expect(grid('August 2025')).toBeVisible();
  await goUp(page, '2025', '2021 – 2030', '2001 – 2100');
  expect(asked).toEqual([
    '/calendar/2025-08',
    '/calendar/2025',
    '/calendar/2021-2030',
    '/calendar/2001-2100',
  ]);
  await tile('2021 – 2030').click();
  await tile('2025').click();
  await tile('July 2025').click();
  await expect(grid('July 2025')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/timeslots/'))).toEqual([]);
});

test('a pointer that sweeps over days asks for none; one it rests on then opens without asking', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-07-01T12:00:00Z' });
  await page.clock.pauseAt('2025-07-01T12:01:00Z');
  const asked = watchPages(page);
  const { day } = calendar(page);
  for (const name of ['Sunday, July 6, 2025', 'Thursday, July 31, 2025', 'Monday, July 21, 2025']) {
    await day(name).hover();
  }
  await page.clock.runFor(70);
  expect(asked).toEqual([]);
  // Where the page leads, and what it shows: Next asks for these one after the other.
  const fetched = page.waitForResponse(
    async (response) =>
      response.url().includes('/timeslots/2025-07-21') &&
      (await response.text()).includes('9:30 AM'),
  );
  await page.clock.runFor(20);
  await page.clock.resume();
  await fetched;
  const ahead = [...asked];
  expect(new Set(ahead)).toEqual(new Set(['/timeslots/2025-07-21']));
  await day('Monday, July 21, 2025').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-21');
  expect(asked).toEqual(ahead);
});

test('a day that is tapped is asked for once', async ({ page }) => {
  const asked = watchPages(page);
  await calendar(page).day('Monday, July 21, 2025').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-21');
  expect(asked).toEqual(['/timeslots/2025-07-21']);
});

test('a key that is held down asks for the next month once', async ({ page }) => {
  const asked = watchPages(page);
  const { day, grid } = calendar(page);
  await day('Thursday, July 31, 2025').focus();
  for (const press of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(press);
  }
  await expect(grid('August 2025')).toBeVisible();
  await expect(day('Monday, August 4, 2025')).toBeFocused();
  expect(asked).toEqual(['/calendar/2025-08']);
});

test.describe('when a view cannot be fetched', () => {
  test.use({ expectedComplaint: /Failed to (fetch RSC payload|load resource)/ });

  test('its page is loaded instead, at the calendar, which goes on working', async ({ page }) => {
    await page.route(/_rsc=/, (route) => route.abort(), { times: 1 });
    const { title, next, previous } = calendar(page);
    await next.click();
    await expect(title).toHaveText('August 2025');
    await expect(title).toBeInViewport();
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(title).toHaveText('July 2025');
  });
});
