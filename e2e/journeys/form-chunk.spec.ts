import { bookingForm, fillIn } from '../support/booking-form';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { chunkFailure, formChunk, retryChunk } from '../support/chunks';
import { holdRequests } from '../support/hold-requests';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';

test.use({ expectedConsoleError: /Loading chunk booking-form failed|ERR_FAILED/ });

test('a form without its script can be sent and offers a retry', async ({ page, parent }) => {
  await parent.injectFault({ kind: 'respond', status: 503, times: 1 });
  await page.route(formChunk(), (route) => route.abort());
  await page.goto(dayPath);
  await fillIn(page, parent.email);
  await expect(chunkFailure(page)).toHaveText(
    'A part of the form did not load. You can still send it.',
  );
  await parent.submit();
  await parent.expectFailed();
  await expect(chunkFailure(page)).toBeVisible();
  await retryChunk(page);
  await expect(bookingForm(page).summary).toHaveText(
    '9:00 AM, 10:30 AM Weekly: $45 per lesson · One time',
  );
  await expect(chunkFailure(page)).toHaveCount(0);
  await parent.expectFormIntact();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived({ requests: 2 });
});

test('a day opens while its form’s script stalls', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-07-10T08:00') });
  const release = await holdRequests(page, formChunk());
  await openCalendar(page, '/');
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expectDay(page, '2025-07-16');
  await expect(page.getByText('Loading the form…')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Day after: Thu, Jul 17' })).toBeVisible();
  await page.clock.fastForward('01:55');
  await expect(chunkFailure(page)).toHaveCount(0);
  await page.clock.fastForward('00:05');
  await expect(chunkFailure(page)).toHaveText('The form did not load.');
  release();
  await page.getByRole('button', { name: 'Try again' }).click();
  const { slot, summary } = bookingForm(page);
  await slot('9:00 AM').check();
  await expect(summary).toHaveText('9:00 AM');
});
