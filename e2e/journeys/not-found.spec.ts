import { noSlotsSentence } from '@/lib/request/sentences';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.use({ expectedConsoleError: /status of 404|URI malformed|ERR_|Failed to load chunk/ });

test('a date without slots says so, links to an open day, has no form, and is not indexed', async ({
  page,
  request,
}) => {
  const ofTheSeason = ['2025-07-01', '2025-07-14', '2025-09-15'];
  const outside = ['2025-06-30', '2025-10-01', '2024-02-29', '1999-12-31', '2400-02-29'];
  for (const date of [...ofTheSeason, ...outside]) {
    const response = await request.get(`/timeslots/${date}`);
    const html = await response.text();
    expect.soft(response.status(), date).toBe(200);
    expect.soft(html, date).toContain(noSlotsSentence);
    expect.soft(html, date).not.toContain('<form');
    expect.soft(html, date).toContain('<meta name="robots" content="noindex');
  }
  await setClock(page, '2025-06-01T12:00');
  await page.goto('/timeslots/2024-02-29');
  await expect(page.getByText('Thursday, February 29, 2024', { exact: true })).toBeVisible();
  await expect(page.getByText(noSlotsSentence)).toBeVisible();
  await page.getByRole('link', { name: 'Next open day: Tue, Jul 15' }).click();
  await expectDay(page, '2025-07-15');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address returns 404', async ({ request }) => {
  for (const path of [
    '/timeslots/2025-02-30',
    '/timeslots/2025-02-29',
    '/timeslots/1900-02-29',
    '/timeslots/2025-13-01',
    '/timeslots/2025-04-31',
    '/timeslots/tomorrow',
    '/timeslots/2025-7-15',
    '/timeslots',
    '/Timeslots/2025-07-15',
    '/outside-season',
    '/calendar/2024',
    '/nothing/here',
    '/submitted',
  ]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toContain('<h1>Page not found</h1>');
  }
});

test('the 404 page leads to the calendar, or after the season to the question form', async ({
  page,
}) => {
  await setClock(page, '2025-07-22T12:00');
  await page.goto('/timeslots/2025-02-30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await page.getByRole('link', { name: 'Choose a day' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeInViewport();

  await setClock(page, '2025-11-22T12:00');
  await page.goto('/timeslots/2025-02-30');
  const main = page.getByRole('main');
  await expect(main.getByText('Check the address for a typo.')).toBeVisible();
  await expect(main.getByRole('link')).toHaveAccessibleName('Ask about the next season');
});

test('a day whose script failed opens on a retry', async ({ page }) => {
  await openCalendar(page, '/');
  await page.route('**/_next/static/**', (route) => route.abort());
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDay(page, '2025-07-16');
});
