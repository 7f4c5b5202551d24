import type { Page } from '@playwright/test';
import { browserArguments, findBrowser, fullBrowser } from '../run/find-programs';
import { expect, test } from '../support/test';

test.use({
  launchOptions: {
    args: [...browserArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // The headless shell has no back/forward cache.
    executablePath: fullBrowser(findBrowser()),
  },
});

async function goBackToCachedPage(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
}

async function markPage(page: Page): Promise<void> {
  await page.locator('html').evaluate((html) => html.setAttribute('data-marked', 'yes'));
}

test('one email arrives after Back to a page that was left while sending', async ({
  page,
  parent,
}) => {
  await parent.injectFault({ delayMs: 2_000 });
  await parent.send();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await markPage(page);
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
  await markPage(page);
  await parent.submitAndExpectReceipt();
  await goBackToCachedPage(page);
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});
