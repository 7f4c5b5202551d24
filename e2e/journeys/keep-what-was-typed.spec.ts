import type { Page } from '@playwright/test';
import { failedSentence } from '@/lib/booking/sentences';
import { bookingForm, expectAllStillThere, expectSubmitted, fillIn } from '../support/booking-form';
import { expect, test } from '../support/test';

const day = '/timeslots/2025-07-15';

/** Everything that the site keeps in this browser beyond the page. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

test.beforeEach(async ({ page, parentEmail }) => {
  await page.clock.setFixedTime('2025-07-01T12:00:00Z');
  await page.goto(day);
  await fillIn(page, parentEmail);
});

test('when the mail fails the parent is told, loses nothing and can send again', async ({
  page,
  inbox,
  parentEmail,
}) => {
  const fault = { kind: 'answer', status: 500, text: 'Internal Server Error', times: 1 };
  await inbox.injectFault({ ...fault, containing: parentEmail });
  await bookingForm(page).submit.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed' });
  await expect(alert).toHaveText(failedSentence);
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL(day);
  await expectAllStillThere(page, parentEmail);
  expect(await inbox.messages(parentEmail)).toEqual([]);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(bookingForm(page).submit).toBeFocused();
  await expectSubmitted(page);
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});

test('a draft is there again after a reload, after Home and Back, and in a new tab', async ({
  page,
  context,
  parentEmail,
}) => {
  await page.reload();
  await expectAllStillThere(page, parentEmail);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.goBack();
  await expectAllStillThere(page, parentEmail);
  await page.goForward();
  await page.goBack();
  await expectAllStillThere(page, parentEmail);

  const another = await context.newPage();
  await page.close();
  await another.clock.setFixedTime('2025-07-01T12:00:00Z');
  await another.goto(day);
  await expectAllStillThere(another, parentEmail);
});

test('a draft belongs to its day and is gone once it was sent', async ({ page }) => {
  await page.goto('/timeslots/2025-07-16');
  await expect(bookingForm(page).email).toHaveValue('');
  await page.goto(day);
  await expectSubmitted(page);
  await page.goto(day);
  await expect(bookingForm(page).email).toHaveValue('');
  await expect(bookingForm(page).checked).toHaveCount(0);
});

test('a draft is gone after a day, even where the browser brings its session back', async ({
  page,
  parentEmail,
}) => {
  const { email, submit } = bookingForm(page);
  await page.clock.setFixedTime('2025-07-02T11:59:00Z');
  await page.reload();
  await expect(email).toHaveValue(parentEmail);
  await page.clock.setFixedTime('2025-07-02T12:01:00Z');
  await page.reload();
  await expect(submit).toBeVisible();
  await expect(email).toHaveValue('');
});

for (const path of [
  '/timeslots/2025-07-16',
  '/',
  '/calendar/2025',
  '/timeslots/2025-07-01',
  '/timeslots/1999-12-31',
]) {
  test(`a draft does not outlive the browser’s session on a shared computer: ${path} removes it`, async ({
    page,
    context,
    parentEmail,
  }) => {
    await page.goto(path);
    await expect.poll(() => kept(page)).toContain(parentEmail);
    // What a browser does when it is closed: session cookies go, local storage stays.
    await context.clearCookies();
    await page.goto(path);
    await expect.poll(() => kept(page)).not.toContain(parentEmail);
    await page.goto(day);
    await expect(bookingForm(page).submit).toBeVisible();
    await expect(bookingForm(page).email).toHaveValue('');
  });
}
