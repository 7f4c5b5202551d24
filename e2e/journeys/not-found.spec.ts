import { noSlotsSentence } from '@/lib/request/sentences';
import { calendar, expectDay, openCalendar, waitUntilIdle } from '../support/calendar';
import { holdRequests } from '../support/hold-requests';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.use({ expectedConsoleError: /status of 404|URI malformed|ERR_|Failed to load chunk/ });

const checkTheAddress = 'Check the address for a typo.';

test('a day of the season without slots says so, has no form, and is not indexed', async ({
  request,
}) => {
  for (const date of ['2025-07-01', '2025-07-14', '2025-09-15']) {
    const response = await request.get(`/timeslots/${date}`);
    const html = await response.text();
    expect.soft(response.status(), date).toBe(200);
    expect.soft(html, date).toContain(noSlotsSentence);
    expect.soft(html, date).not.toContain('<form');
    expect.soft(html, date).toContain('<meta name="robots" content="noindex');
  }
});

test('a day without slots leads to the next open days, of which none has passed', async ({
  page,
}) => {
  const days = page.getByRole('list', { name: 'Next open days' });
  for (const [now, texts] of [
    [
      '2025-06-01T12:00',
      [/^Tue, Jul 15/, /^Wed, Jul 16/, /^Thu, Jul 17/, /^Fri, Jul 18/, /^Sat/, /^/],
    ],
    ['2025-07-16T20:00', [/^Thu, Jul 17/, /^Fri, Jul 18/, /^/, /^/, /^/, /^/]],
    ['2025-10-01T00:00', []],
    ['2025-07-16T19:00', [/^Wed, Jul 16 1 open$/, /^Thu, Jul 17/, /^Fri, Jul 18/, /^/, /^/, /^/]],
  ] as const) {
    await setClock(page, now);
    await page.goto(`/timeslots/2025-07-05?now=${now}`);
    await expect(days.getByRole('link'), now).toHaveText([...texts]);
    await waitUntilIdle(page);
    await expectNoLayoutShifts(page);
  }
  await days.getByRole('link', { name: 'Thu, Jul 17' }).click();
  await expectDay(page, '2025-07-17');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a day without slots leads to the open days after it', async ({ page }) => {
    await page.goto('/timeslots/2025-07-05');
    await page.getByRole('link', { name: 'Tue, Jul 15' }).last().click();
    await expect(page).toHaveURL('/timeslots/2025-07-15');
  });
});

test('an unknown address, also a date outside the season, gets the 404 page', async ({
  request,
}) => {
  for (const path of [
    '/timeslots/2025-06-30',
    '/timeslots/1999-12-31',
    '/timeslots/2025-02-30',
    '/timeslots/tomorrow',
    '/timeslots/2025-7-15',
    '/Timeslots/2025-07-15',
    '/timeslots/%E2%80',
    '/calendar/2024',
    '/calendar/%',
    '/nothing/here',
  ]) {
    const response = await request.get(path);
    const html = await response.text();
    expect.soft(response.status(), path).toBe(404);
    expect.soft(html, path).toContain('<title>Page not found');
    expect.soft(html, path).toContain(checkTheAddress);
    expect.soft(html, path).toContain('<meta name="robots" content="noindex');
  }
});

test('punctuation behind a day’s link is ignored', async ({ request }) => {
  for (const end of ['.', ')', ',', '!', '-', '%22', '%E2%80%9D', '%E2%80', '.)%0A']) {
    const response = await request.get(`/timeslots/2025-07-16${end}?from=a-friend`);
    expect.soft(response.url(), end).toMatch(/\/timeslots\/2025-07-16\?from=a-friend$/);
    expect.soft(response.status(), end).toBe(200);
  }
  const outside = await request.get('/timeslots/1999-12-31.');
  expect(outside.url()).toMatch(/\/timeslots\/1999-12-31$/);
  expect(outside.status()).toBe(404);
});

test('a link whose end was cut off leads to the calendar', async ({ page }) => {
  for (const [path, query] of [
    ['/calendar', ''],
    ['/timeslots', ''],
    ['/timeslots/', ''],
    ['/calendar/?from=a-friend', '?from=a-friend'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(`/${query}#calendar`);
    await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeInViewport();
  }
});

test('the 404 page names a date outside the season, and leads to open days, the calendar and Home', async ({
  page,
}) => {
  await setClock(page, '2025-06-01T12:00');
  const title = page.getByRole('heading', { level: 1 });
  for (const [date, inWords] of [
    ['2025-06-30', 'Monday, June 30, 2025'],
    ['2025-10-01', 'Wednesday, October 1, 2025'],
    ['2400-02-29', 'Tuesday, February 29, 2400'],
    ['1999-12-31', 'Friday, December 31, 1999'],
  ] as const) {
    await page.goto(`/timeslots/${date}`);
    await expect(title).toHaveText(inWords);
    await expect(page.getByText(noSlotsSentence)).toBeVisible();
    await expect(page.getByText(checkTheAddress)).toHaveCount(0);
    await expectNoLayoutShifts(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Choose a day' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeInViewport();
  await page.goBack();
  await expect(title).toHaveText('Friday, December 31, 1999');
  const nextDays = page.getByRole('list', { name: 'Next open days' }).getByRole('link');
  await expect(nextDays.first()).toHaveText(/^Tue, Jul 15, 2025 /);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');

  for (const path of ['/timeslots/1900-02-29', '/nothing/1999-12-31', '/timeslots/2025-02-30']) {
    await page.goto(path);
    await expect(page.locator('footer a').first()).toBeVisible();
    await waitUntilIdle(page);
    await expect(title).toHaveText('Page not found');
    await expect(page.getByText(noSlotsSentence)).toHaveCount(0);
  }
  await expect(page).toHaveTitle(/^Page not found/);
  await page.getByRole('link', { name: 'Choose a day' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeInViewport();
});

test('the 404 page names a month, a year, a decade or a century outside the season', async ({
  page,
}) => {
  await setClock(page, '2025-07-22T20:00');
  const title = page.getByRole('heading', { level: 1 });
  for (const [period, inWords] of [
    ['1901-2000', '1901 – 2000'],
    ['2199', '2199'],
    ['2011-2020', '2011 – 2020'],
    ['2024-08', 'August 2024'],
  ] as const) {
    await page.goto(`/calendar/${period}`);
    await expect(title).toHaveText(inWords);
    await expect(page.getByText(`${inWords} is not part of the season.`)).toBeVisible();
    await expectNoLayoutShifts(page);
  }
  const nextDays = page.getByRole('list', { name: 'Next open days' }).getByRole('link');
  await expect(nextDays).toHaveText([/^Wed, Jul 23/, /^Thu/, /^Fri/, /^Sat/, /^Sun/, /^Mon/]);
  await nextDays.first().click();
  await expectDay(page, '2025-07-23');
});

test('after the season, the 404 page leads to the question form', async ({ page }) => {
  await setClock(page, '2025-11-22T12:00');
  await page.goto('/timeslots/2025-02-30');
  const main = page.getByRole('main');
  await expect(main.getByText(checkTheAddress)).toBeVisible();
  await expect(main.getByRole('link')).toHaveAccessibleName('Ask about the next season');
});

test('a day whose script failed opens on a retry', async ({ page }) => {
  // Once the page is loaded, it prefetches the script.
  await holdRequests(page, /lifeguard/);
  await openCalendar(page, '/', 'commit');
  await page.route('**/_next/static/**', (route) => route.abort());
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDay(page, '2025-07-16');
});
