import type { Page } from '@playwright/test';
import { failedSentence, submittedSentence } from '@/lib/booking/sentences';
import { bookingForm, expectAllStillThere, expectSubmitted, fillIn } from '../support/booking-form';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { formChunk } from '../support/form-chunk';
import { held } from '../support/held-route';
import { expect, test } from '../support/test';

const day = '/timeslots/2025-07-15';

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

test('the form’s script comes with its page, before anyone touches the form', async ({ page }) => {
  await page.goto(day);
  await bookingForm(page).slot('9:00 AM').dispatchEvent('click');
  await expect(summary(page)).toHaveText('1 time');
});

test.describe('the form’s script', () => {
  test.use({ expectedComplaint: /Loading chunk booking-form failed|ERR_FAILED/ });

  test('is cut off: the form says so, keeps everything and comes alive at the next try', async ({
    page,
    inbox,
    parentEmail,
  }) => {
    const failed = loadingFailed(page);
    await page.route(formChunk(), (route) => route.abort());
    await page.goto(day);
    await expect(trouble(page)).toHaveText(
      'A part of this form did not load. You can still send it.',
    );
    await failed;
    await fillIn(page, parentEmail);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(summary(page)).toHaveText('2 times · Weekly · One time');
    await expect(trouble(page)).toHaveCount(0);
    await expectAllStillThere(page, parentEmail);
    await expectSubmitted(page);
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });

  test('is cut off, and the mail fails: the answer holds everything, and can be sent again', async ({
    page,
    inbox,
    parentEmail,
  }) => {
    const rule = { kind: 'answer', status: 503, text: 'down', times: 1 };
    await inbox.injectFault({ ...rule, containing: parentEmail });
    await page.route(formChunk(), (route) => route.abort());
    await page.goto(day);
    await fillIn(page, parentEmail);
    await bookingForm(page).submit.click();
    await expect(page.getByText(failedSentence)).toBeVisible();
    await expect(trouble(page)).toBeVisible();
    await expectAllStillThere(page, parentEmail);
    await expectSubmitted(page);
    await expect(page).toHaveURL('/');
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });

  test('stalls: the form says so after two minutes, and the rest of the page works', async ({
    page,
    parentEmail,
  }) => {
    await page.clock.install();
    const { release, hold } = held();
    await page.route(formChunk(), hold);
    await page.goto(day);
    await fillIn(page, parentEmail);
    await page.clock.fastForward('01:30');
    await expect(bookingForm(page).slot('9:00 AM')).toBeChecked();
    await expect(trouble(page)).toHaveCount(0);
    const failed = loadingFailed(page);
    await page.clock.fastForward('00:31');
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

  test('stalls: what was filled in until it comes is there then', async ({ page, parentEmail }) => {
    const { release, hold } = held();
    await page.route(formChunk(), hold);
    await page.goto(day);
    await fillIn(page, parentEmail);
    release();
    await expect(summary(page)).toHaveText('2 times · Weekly · One time');
    await expectAllStillThere(page, parentEmail);
  });

  test('stalls for a day that was opened from the calendar: the day opens all the same', async ({
    page,
  }) => {
    const { release, hold } = held();
    await page.route(formChunk(), hold);
    await openCalendar(page, '/');
    await calendar(page).day('Wednesday, July 16, 2025').click();
    await expectDay(page, '2025-07-16');
    await expect(page.getByText('Loading the form…')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Day after: Thu, Jul 17' })).toBeVisible();
    release();
    await bookingForm(page).slot('9:00 AM').check();
    await expect(summary(page)).toHaveText('1 time');
  });

  test('is cut off for a day that was opened from the calendar: a retry brings the form', async ({
    page,
  }) => {
    await page.route(formChunk(), (route) => route.abort());
    await openCalendar(page, '/');
    await calendar(page).day('Wednesday, July 16, 2025').click();
    await expect(trouble(page)).toHaveText('The form did not load.');
    await expectDay(page, '2025-07-16');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await bookingForm(page).slot('9:00 AM').check();
    await expect(summary(page)).toHaveText('1 time');
  });
});

test('a form that is sent before its script has come is sent by the browser', async ({
  page,
  inbox,
  parentEmail,
}) => {
  await page.route(formChunk(), held().hold);
  await page.goto(day);
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(submittedSentence)).toBeVisible();
  expect(await inbox.messages(parentEmail)).toHaveLength(1);

  // The scripts of the pages that follow run: the links to the sections move the focus.
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(page.getByText(submittedSentence)).toHaveCount(0);
  await page.getByRole('link', { name: 'The Pool', exact: true }).click();
  await expect(page.locator('#the-pool')).toBeFocused();
  await page.goto('/');
  await expect(page.getByText(submittedSentence)).toHaveCount(0);
  await page.getByRole('link', { name: 'The Pool', exact: true }).click();
  await expect(page.locator('#the-pool')).toBeFocused();
});
