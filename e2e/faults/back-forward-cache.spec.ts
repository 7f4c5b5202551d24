import type { Page } from '@playwright/test';
import {
  browserArguments,
  findBrowser,
  findFullBrowser,
  noFullBrowser,
} from '../run/find-programs';
import { bookingForm, fillIn } from '../support/booking-form';
import { bar, dayButton, timeBox } from '../support/instructor-page';
import { expect, test as base } from '../support/test';
import { check } from '../support/press';

const test = base.extend({
  page: async ({ page }, provide, testInfo) => {
    testInfo.skip(!findFullBrowser(), noFullBrowser);
    await page.addInitScript(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) sessionStorage.setItem('was-kept', 'true');
      }),
    );
    await provide(page);
  },
});

test.use({
  launchOptions: {
    args: [...browserArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // The headless shell has no back/forward cache.
    executablePath: findFullBrowser() ?? findBrowser(),
  },
});

// The full browser takes longer to start than the second test.
test.describe.configure({ mode: 'default' });

/** Goes back to a page that the browser has kept, which then loads again. */
async function goBackToCachedPage(page: Page): Promise<void> {
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack({ waitUntil: 'commit' });
  await reloaded;
  await page.waitForLoadState();
  expect(await page.evaluate(() => sessionStorage.getItem('was-kept'))).toBe('true');
}

test('one email arrives after Back to a page that was left while sending', async ({
  page,
  parent,
}) => {
  await parent.injectFault({ delayMs: 2_000 });
  await parent.send();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.goto('/robots.txt');
  await goBackToCachedPage(page);
  await parent.expectFormIntact();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('a form can be sent again after going back to it', async ({ page, parent }) => {
  // Simulates a deployment, after which the home page loads in full.
  await page.route(/\/\?_rsc=/, (route) => route.fulfill({ contentType: 'text/html' }));
  await parent.fillIn();
  await parent.submitAndExpectReceipt();
  await goBackToCachedPage(page);
  await expect(bookingForm(page).email).toHaveValue('');
  await fillIn(page, parent.email);
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('what the instructor has chosen is still there after Back from GitHub', async ({ page }) => {
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
  await page.route('https://github.com/**', (route) => route.fulfill({ body: 'New issue' }));
  await page.goto('/instructor');
  await dayButton(page, 'July 15').click();
  await check(timeBox(page, '9:00 AM'));
  await bar(page).getByRole('link', { name: 'Send to GitHub' }).click();
  await expect(page.getByText('New issue')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(bar(page)).toContainText('Close 1 time on 1 day');
  await expect(timeBox(page, '9:00 AM')).toBeChecked();
});
