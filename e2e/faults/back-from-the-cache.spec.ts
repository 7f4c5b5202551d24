import { browserArguments } from '../run/find-browser.mjs';
import { wholeBrowser } from '../run/installed-browser.mjs';
import { bookingForm, expectAllStillThere, fillIn } from '../support/booking-form';
import { expect, expectReceipt, test } from './fault-site';

const { CHROMIUM_PATH } = process.env;

test.use({
  launchOptions: {
    args: [...browserArguments],
    // Playwright switches the cache of whole pages off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // The headless shell has no such cache.
    ...(CHROMIUM_PATH ? { executablePath: wholeBrowser(CHROMIUM_PATH) } : {}),
  },
});

test('a page brought back while it was sending can send, and sends nothing twice', async ({
  parentAt,
  patientSite: { inbox, ...site },
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'delay', milliseconds: 2_000, containing: parentEmail });
  const page = await parentAt(site);
  await fillIn(page, parentEmail);
  await page.locator('html').evaluate((html) => html.setAttribute('data-marked', 'yes'));
  await bookingForm(page).submit.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.goto(`${site.origin}/robots.txt`);
  // A page from the cache does not load, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  // The same page, not one loaded anew.
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
  await expectAllStillThere(page, parentEmail);
  await bookingForm(page).submit.click();
  await expectReceipt(page, parentEmail);
  expect(await inbox.requests(parentEmail)).toHaveLength(1);
});
