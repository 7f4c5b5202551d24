import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { expectDay, expectScriptOfCalendar, openCalendar } from '../support/calendar';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

const scripts = /\/_next\/static\/.*\.js/;

/** Goes to a fragment as the address bar does: the browser itself makes the history entry. */
async function typeFragment(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), fragment);
}

test('Back to a fragment that was typed shows its page', async ({ page }) => {
  await openCalendar(page, '/');
  await typeFragment(page, '#calendar');
  await page.getByRole('link', { name: /^Ask/ }).first().click();
  await expect(page).toHaveURL('/ask');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a question');
  await page.goBack();
  await expect(page).toHaveURL('/#calendar');
  await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
});

test('the form under a day’s URL is that of the day, also after Back to a fragment', async ({
  page,
  parent,
}) => {
  await parent.fillInDay('2025-07-16', ['9:00 AM']);
  await expect(bookingForm(page).summary).toBeVisible();
  await typeFragment(page, '#main');
  await page.getByRole('link', { name: 'All days' }).click();
  await expectScriptOfCalendar(page);
  await page.getByRole('link', { name: /^Friday, July 18, 2025/ }).click();
  await expectDay(page, '2025-07-18');
  // As a long press on Back does.
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL('/timeslots/2025-07-16#main');
  await expectDay(page, '2025-07-16');
  await expect(bookingForm(page).slot('9:00 AM')).toBeChecked();
  await parent.submitAndExpectSent();
  expect(await parent.message()).toContain('2025-07-16');
});

for (const { path, link, heading, leave } of [
  { path: '/', link: 'Calendar', heading: 'About Me', leave: /^Ask/ },
  { path: '/timeslots/2025-07-16', link: 'Skip to main content', heading: 'Times', leave: /^Ask/ },
  {
    path: '/ask',
    link: 'Skip to main content',
    heading: 'How to reach you',
    leave: /^See open days/,
  },
]) {
  test(`Back to ${path} from before a link that was pressed before the script ran shows it`, async ({
    page,
  }) => {
    await setClock(page, '2025-07-10T12:00');
    const release = await holdRequests(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(page).toHaveURL(/#/);
    release();
    await page.waitForFunction(() => window.history.state !== null);
    const shown = page.getByRole('heading', { name: heading, exact: true });
    await page.getByRole('contentinfo').getByRole('link', { name: leave }).click();
    await expect(shown).toHaveCount(0);
    // As a long press on Back does.
    await page.evaluate(() => window.history.go(-2));
    await expect(page).toHaveURL(path);
    await expect(shown).toBeVisible();
  });
}
