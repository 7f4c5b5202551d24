import { failedSentence } from '@/lib/request/sentences';
import { bookingForm, fillIn } from '../support/booking-form';
import { calendar, expectDay } from '../support/calendar';
import type { Parent } from '../support/parent';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { emailJsIsDown } from './fault-table';
import { check, uncheck } from '../support/press';

const scripts = /\/_next\/static\/.*\.js/;

test.beforeEach(async ({ page, parent }) => {
  // An earlier visit leaves a draft.
  await parent.fillIn();
  await uncheck(bookingForm(page).slot('10:30 AM'));
  await page.route(scripts, () => Promise.resolve());
  await page.goto(dayPath, { waitUntil: 'commit' });
  await fillIn(page, parent.email);
});

/** Submits before any script has loaded. Scripts load with the response. */
async function submitEarly(parent: Parent): Promise<void> {
  const { page } = parent;
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.route(`**${dayPath}`, async (route) => {
    await page.unroute(scripts);
    await route.continue();
  });
  await parent.submit();
  expect((await posted).headers()).not.toHaveProperty('next-action');
}

test('a form sent before its script loaded leaves no draft', async ({ page, parent }) => {
  await submitEarly(parent);
  await parent.expectSent();
  await parent.expectArrived();
  // The alert is shown before the script that deletes the draft has loaded.
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).not.toContain(parent.email);
  for (const text of ['9:00 AM', 'Weekly', 'Mia is four']) expect(await kept()).not.toContain(text);
  await page.goBack();
  await expect(bookingForm(page).summary).toBeVisible();
  await page.goto(dayPath);
  await check(bookingForm(page).slot('7:30 PM'));
  await expect(bookingForm(page).summary).toHaveText('7:30 PM');
  await expect(bookingForm(page).checked).toHaveCount(1);
  await expect(bookingForm(page).email).toHaveValue('');
  expect(await kept()).not.toContain(parent.email);
});

test('going back to the confirmation keeps what was typed for the next request', async ({
  page,
  parent,
}) => {
  await submitEarly(parent);
  await parent.expectSent();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).not.toContain(parent.email);
  await page.unrouteAll();
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expectDay(page, '2025-07-16');
  await fillIn(page, parent.email);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.goForward();
  await expectDay(page, '2025-07-16');
  await expect(bookingForm(page).email).toHaveValue(parent.email);
});

test('text typed before the script loaded survives Home and Back', async ({ page }) => {
  const note = 'Typed on a slow connection.';
  await bookingForm(page).additionalInfo.fill(note);
  await page.unrouteAll();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(note);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.goBack();
  await expect(bookingForm(page).additionalInfo).toHaveValue(note);
  await expect(bookingForm(page).slot('10:30 AM')).toBeChecked();
});

test('a form that failed before its script loaded can be sent again', async ({ page, parent }) => {
  await parent.injectFault({ ...emailJsIsDown.rule, times: 1 });
  await submitEarly(parent);
  await parent.expectFailed();
  await expect(page.getByText(failedSentence)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
  // Only the form's script gets a receipt.
  await expect(bookingForm(page).summary).toBeVisible();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived({ requests: 2 });
});
