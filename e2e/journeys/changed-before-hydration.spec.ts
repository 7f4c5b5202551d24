import type { Page } from '@playwright/test';
import { bookingForm, fillIn } from '../support/booking-form';
import { holdRequests } from '../support/hold-requests';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { translatePage } from '../support/translate-page';

const scripts = /\/_next\/static\/.*\.js/;

/** Fills in a day before any of its scripts runs, changes the page, and lets the scripts through. */
async function fillInBeforeScripts(page: Page, email: string, change: () => Promise<void>) {
  const release = await holdRequests(page, scripts);
  await page.goto(dayPath, { waitUntil: 'commit' });
  await fillIn(page, email);
  await change();
  release();
}

test.describe('before the scripts have run', () => {
  // React reports that the page differs from what it expects.
  test.use({ expectedConsoleError: /#418|Hydration|hydrat/ });

  const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a translation': translatePage,
    'an extension that adds an element behind each field': (page) =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('input, textarea')) {
          field.after(document.createElement('span'));
        }
      }),
    'an extension that changes the heading of the page': (page) =>
      page.evaluate(() => document.querySelector('h1')?.append(' (checked)')),
  };
  for (const [name, change] of Object.entries(changes)) {
    test(`${name} costs nothing that was typed`, async ({ page, parent }) => {
      await fillInBeforeScripts(page, parent.email, () => change(page));
      await expect(bookingForm(page).summary).toContainText('9:00 AM, 10:30 AM');
      await parent.expectFormIntact();
      await expect(page.locator('html')).toHaveAttribute('data-has-script');
      await parent.submitAndExpectReceipt();
      await parent.expectArrived();
    });
  }

  test('an extension that changes the form leaves the rest of the page as it was', async ({
    page,
    parent,
  }) => {
    await fillInBeforeScripts(page, parent.email, () =>
      page.evaluate(() => {
        document.querySelector('h1')?.setAttribute('data-untouched', '');
        document.querySelector('input')?.after(document.createElement('span'));
      }),
    );
    await expect(bookingForm(page).summary).toContainText('9:00 AM, 10:30 AM');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-untouched', '');
  });
});
