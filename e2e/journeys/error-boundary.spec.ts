import type { Page } from '@playwright/test';
import { bookingForm, fillIn } from '../support/booking-form';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { formChunk } from '../support/chunks';
import { holdRequests } from '../support/hold-requests';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';

function stoppedWorking(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'stopped working' });
}

test.use({ expectedConsoleError: /broken by the test/ });

test('a calendar that throws leaves its links working', async ({ page }) => {
  const { days, next, title, dayLink } = calendar(page);
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error('broken by the test');
    };
  });
  await page.goto('/');
  await expect(stoppedWorking(page)).toHaveText(
    'A part of the calendar stopped working. You can still choose a day.',
  );
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(page.getByText('$225 per week')).toBeVisible();
  await expect(days).toHaveCount(31);
  await next.click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await expect(title).toHaveText('August 2025');
  await expect(stoppedWorking(page)).toBeVisible();
  await dayLink('Thursday, August 21, 2025').click();
  await expectDay(page, '2025-08-21');
  const { slot, summary } = bookingForm(page);
  await slot('9:00 AM').check();
  await expect(summary).toHaveText('9:00 AM');

  // The home page opens without a page load, and so without the server's HTML.
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(stoppedWorking(page)).toHaveText('The calendar stopped working.');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.getByRole('link', { name: 'Load this page again' }).click();
  await expect(days).toHaveCount(31);
});

test('a form that throws can still be sent with everything typed', async ({ page, parent }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'elements', {
      get() {
        throw new Error('broken by the test');
      },
    });
  });
  const release = await holdRequests(page, formChunk());
  await page.goto(dayPath, { waitUntil: 'commit' });
  await fillIn(page, parent.email);
  release();
  await expect(stoppedWorking(page)).toHaveText(
    'A part of the form stopped working. You can still send it.',
  );
  await parent.expectFormIntact();
  await parent.submitAndExpectSent();
  await parent.expectArrived();

  // A day opens without a page load, and so without the server's HTML.
  await openCalendar(page, '/');
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expectDay(page, '2025-07-16');
  await expect(stoppedWorking(page)).toHaveText('The form stopped working.');
  await page.getByRole('link', { name: 'Load this page again' }).click();
  await expect(bookingForm(page).slot('9:00 AM')).toBeVisible();
});
