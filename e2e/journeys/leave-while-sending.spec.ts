import { submittedSentence } from '@/lib/request/sentences';
import { siteName } from '../fixtures/data/site';
import { bookingForm, fillIn } from '../support/booking-form';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { holdPosts } from '../support/hold-requests';
import {
  failAndGoHome,
  failingOnce,
  failureOn,
  submitAndGoHome,
  submitAndGoToNextDay,
} from '../support/leave-while-sending';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

// One test loses a connection.
test.use({ expectedConsoleError: /ERR_FAILED/ });

// By today's clock, July 15 would have passed, and its page would not link to July 16, which has passed too.
test.beforeEach(async ({ page }) => setClock(page, '2025-07-10T08:00'));

test('on the home page, a failure links back to the day, where it is said too, and a success shows the receipt', async ({
  page,
  parent,
}) => {
  const release = await failAndGoHome(parent);
  // A wider screen has the site's name. It goes to the top without a page load, which would end the request.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('link', { name: siteName }).click();
  const alert = failureOn(page);
  await expect(alert).toHaveCount(0);
  release();
  await expect(alert).toBeVisible();
  await page.getByRole('link', { name: 'Back to Tue, Jul 15' }).click();
  await expectDay(page, '2025-07-15');
  await expect(alert).toBeInViewport();
  await parent.expectFormIntact();

  const releaseAgain = await submitAndGoHome(parent);
  await expect(alert).toHaveCount(0);
  releaseAgain();
  await parent.expectReceipt();
  await expect(alert).toHaveCount(0);
  await parent.expectArrived({ requests: 2 });
});

test('a second try that succeeds at once leaves no failure behind', async ({ page, parent }) => {
  await parent.fillIn();
  // Unlike a failure of EmailJS, a failed connection does not delay the second try.
  await page.route(`**${dayPath}`, (route) => route.abort(), { times: 1 });
  const alert = failureOn(page);
  await parent.submit();
  await expect(alert).toBeVisible();
  await parent.submitAndExpectReceipt();
  await expect(alert).toHaveCount(0);
});

test('on another day’s page, nobody is interrupted, and the outcome waits where it belongs', async ({
  page,
  parent,
}) => {
  await parent.injectFault(failingOnce);
  await parent.fillIn();
  const release = await submitAndGoToNextDay(parent);
  const { email, additionalInfo } = bookingForm(page);
  release();
  await expect.poll(() => parent.inbox.requests(parent.email)).toHaveLength(1);
  await page.getByRole('link', { name: 'Day before: Tue, Jul 15' }).click();
  const alert = failureOn(page);
  await expect(alert).toBeVisible();
  await parent.expectFormIntact();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await page.goBack();
  await expectDay(page, '2025-07-15');
  await expect(email).toHaveValue(parent.email);
  await expect(alert).toHaveCount(0);

  const releaseAgain = await submitAndGoToNextDay(parent);
  await additionalInfo.fill('For her brother.');
  releaseAgain();
  // Only this says that the response has arrived.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('booking-receipts')))
    .toContain(parent.email);
  await expect(page).toHaveURL('/timeslots/2025-07-16');
  await expect(additionalInfo).toBeFocused();
  await page.getByRole('link', { name: 'Home' }).click();
  await parent.expectReceipt();
  await page.goBack();
  await expect(additionalInfo).toHaveValue('For her brother.');
});

test('a failure is forgotten after a full page load, but not what was typed', async ({
  page,
  parent,
}) => {
  const release = await failAndGoHome(parent);
  release();
  await expect(failureOn(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(failureOn(page)).toHaveCount(0);
  await page.goto(dayPath);
  await parent.expectFormIntact();
});

test('a note added after Home and Back survives the response', async ({ page, parent }) => {
  await parent.fillIn();
  const release = await submitAndGoHome(parent);
  await page.goBack();
  const { additionalInfo } = bookingForm(page);
  await additionalInfo.fill('She has asthma.');
  release();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('booking-receipts')))
    .toContain(parent.email);
  await page.reload();
  await expect(additionalInfo).toHaveValue('She has asthma.');
  await page.getByRole('link', { name: 'Home' }).click();
  await parent.expectReceipt();
});

test('a failure that arrives after Home and Back is shown in the form', async ({
  page,
  parent,
}) => {
  const release = await failAndGoHome(parent);
  await page.goBack();
  await parent.expectFormIntact();
  release();
  const alert = failureOn(page);
  await expect(alert).toBeVisible();
  await parent.submitAndExpectReceipt();
  await expect(alert).toHaveCount(0);
});

test('in a later month of the calendar, a success is said once, by the receipt', async ({
  page,
  parent,
}) => {
  await openCalendar(page, '/calendar/2025-08');
  await calendar(page).dayLink('Tuesday, August 12, 2025').click();
  await fillIn(page, parent.email);
  const release = await holdPosts(page);
  await parent.submit();
  await page.goBack();
  await expect(calendar(page).grid('August 2025')).toBeVisible();
  release();
  await expect(page.getByRole('alert').filter({ hasText: submittedSentence })).toHaveCount(1);
  await expect(page.getByText('Tuesday, August 12, 2025: 9:00 AM, 10:30 AM')).toBeVisible();
});

test('two requests in flight result in two receipts', async ({ page, parent }) => {
  await parent.fillIn();
  const release = await submitAndGoToNextDay(parent);
  await fillIn(page, parent.email);
  await parent.submit();
  release();
  await expect(page.getByText('Wednesday, July 16, 2025: 9:00 AM, 10:30 AM')).toBeVisible();
  await expect(page.getByText('Tuesday, July 15, 2025: 9:00 AM, 10:30 AM')).toBeVisible();
  await expect(page.getByText(/^Your reference is/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page.getByText(/^Your reference is/)).toHaveCount(1);
});
