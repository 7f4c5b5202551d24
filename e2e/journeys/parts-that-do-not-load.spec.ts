import type { Page, Route } from '@playwright/test';
import { bookingForm, fillIn } from '../support/booking-form';
import { calendar, holdViews, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const day = '/timeslots/2025-07-15';
const scripts = /\/_next\/static\/chunks\/.*\.js/;

/** Holds what it is given, as a slow network does, until it is released. */
function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (route: Route) => released.then(() => route.continue());
  return { release: () => release(), hold };
}

/** Opens the day's page, then lets `happens` befall the scripts that it asks for later. */
async function openDay(page: Page, happens: (route: Route) => Promise<void>) {
  await page.goto(day);
  await page.route(scripts, happens);
}

/** The form's script is there: it says in a few words what would be sent. */
function summary(page: Page) {
  return page.getByText(/^\d times? ·|^\d times?$/);
}

function trouble(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'did not load' });
}

/** Waits for the console to report the error that the boundary caught. */
async function loadingFailed(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => /Loading chunk .+ failed/.test(message.text()));
}

test('a form that nobody touches asks for no script', async ({ page }) => {
  const asked: string[] = [];
  await page.goto(day);
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  await bookingForm(page).slot('9:00 AM').check();
  await expect(summary(page)).toHaveText('1 time');
  expect(asked.length).toBeGreaterThan(0);
});

test.describe('the form’s script', () => {
  test.use({ expectedComplaint: /Loading chunk booking-form failed|ERR_FAILED/ });

  test('is cut off: the form says so, keeps everything and comes alive at the next try', async ({
    page,
    inbox,
    parentEmail,
  }) => {
    await openDay(page, (route) => route.abort());
    const failed = loadingFailed(page);
    await fillIn(page, parentEmail);
    await expect(trouble(page)).toHaveText(
      'A part of this form did not load. You can send it all the same.',
    );
    await failed;
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(summary(page)).toHaveText('2 times · Weekly · One time');
    await expect(trouble(page)).toHaveCount(0);
    await expect(bookingForm(page).email).toHaveValue(parentEmail);

    await bookingForm(page).submit.click();
    await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });

  test('is cut off: the form is sent all the same', async ({ page, inbox, parentEmail }) => {
    await openDay(page, (route) => route.abort());
    await fillIn(page, parentEmail);
    await expect(trouble(page)).toBeVisible();
    await page.unrouteAll();
    await bookingForm(page).submit.click();
    await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });

  test('stalls: the form says so after two minutes, and the rest of the page works', async ({
    page,
    parentEmail,
  }) => {
    await page.clock.install();
    const { release, hold } = held();
    await openDay(page, hold);
    await fillIn(page, parentEmail);
    await page.clock.fastForward('01:59');
    await expect(bookingForm(page).slot('9:00 AM')).toBeChecked();
    await expect(trouble(page)).toHaveCount(0);
    const failed = loadingFailed(page);
    await page.clock.fastForward('00:02');
    await expect(trouble(page)).toBeVisible();
    await failed;
    await bookingForm(page).slot('11:00 AM').check();

    release();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(summary(page)).toHaveText('3 times · Weekly · One time');
    await expect(trouble(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  });

  test('is cut off for a day that was opened from the calendar: a retry brings the form', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openCalendar(other, '/');
    const [part] = await Promise.all([
      other.waitForRequest(scripts),
      calendar(other).day('Wednesday, July 16, 2025').click(),
    ]);
    await openCalendar(page, '/');
    await page.route(part.url(), (route) => route.abort());
    await calendar(page).day('Wednesday, July 16, 2025').click();
    await expect(trouble(page)).toHaveText('The form did not load.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-16');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await bookingForm(page).slot('9:00 AM').check();
    await expect(summary(page)).toHaveText('1 time');
  });
});

test('a button that is pressed before the form’s script has come is pressed once it has', async ({
  page,
  inbox,
  parentEmail,
}) => {
  const { release, hold } = held();
  await openDay(page, hold);
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();
  await bookingForm(page).submit.click();
  expect(await inbox.requests(parentEmail)).toEqual([]);
  await page.locator('html').evaluate((html) => html.setAttribute('data-marked', 'yes'));
  release();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  // The page itself sent it: another one would have been loaded anew.
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});

test('a view of the calendar stalls: the calendar says so after two minutes, goes on, and a retry loads its page', async ({
  page,
}) => {
  await page.clock.install();
  await openCalendar(page, '/');
  const { title, next, busy, day: dayNamed } = calendar(page);
  const release = await holdViews(page);
  await next.click();
  await expect(busy).toBeVisible();
  await page.clock.fastForward('01:59');
  await expect(page.getByRole('alert').filter({ hasText: 'calendar' })).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(page.getByRole('alert').filter({ hasText: 'calendar' })).toHaveText(
    'The calendar could not load what you chose.',
  );
  await expect(dayNamed('Tuesday, July 15, 2025')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title).toHaveText('August 2025');
  await expect(title).toBeInViewport();
  release();
});
