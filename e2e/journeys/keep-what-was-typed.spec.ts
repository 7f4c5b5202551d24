import type { Page } from '@playwright/test';
import { bookingForm, fillIn } from '../support/booking-form';
import { expect, test } from '../support/test';

async function expectAllStillThere(page: Page, parentEmail: string) {
  const form = bookingForm(page);
  await expect(form.slot('9:00 AM')).toBeChecked();
  await expect(form.slot('10:30 AM')).toBeChecked();
  await expect(form.slot('9:30 AM')).not.toBeChecked();
  await expect(form.lessonType('Weekly')).toBeChecked();
  await expect(form.lessonType('One time')).toBeChecked();
  await expect(form.lessonType('Week long')).not.toBeChecked();
  await expect(form.email).toHaveValue(parentEmail);
  await expect(form.phone).toHaveValue('+1 (555) 010-0199');
  await expect(form.additionalInfo).toHaveValue('Mia is four.\nShe loves to jump in.');
}

test('when the mail fails the parent is told, loses nothing and can send again', async ({
  page,
  inbox,
  parentEmail,
}) => {
  await inbox.injectFault({
    kind: 'answer',
    status: 500,
    text: 'Internal Server Error',
    containing: parentEmail,
    times: 1,
  });
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();

  const alert = page.getByRole('alert').filter({ hasText: 'Failed' });
  await expect(alert).toHaveText('Failed to send the email. Please try again later.');
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL('/timeslots/2025-07-15');
  await expectAllStillThere(page, parentEmail);
  expect(await inbox.messages(parentEmail)).toEqual([]);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(bookingForm(page).submit).toBeFocused();
  await bookingForm(page).submit.click();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});

test('a draft is there again after a reload, after Home and Back, and in a new tab', async ({
  page,
  context,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
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
  await another.goto('/timeslots/2025-07-15');
  await expectAllStillThere(another, parentEmail);
});

test('a draft belongs to its day and is gone once it was sent', async ({ page, parentEmail }) => {
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await page.goto('/timeslots/2025-07-16');
  await expect(bookingForm(page).email).toHaveValue('');
  await page.goto('/timeslots/2025-07-15');
  await bookingForm(page).submit.click();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  await page.goto('/timeslots/2025-07-15');
  await expect(bookingForm(page).email).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a draft does not outlive the browser’s session', async ({ page, context, parentEmail }) => {
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  // What a browser does when it is closed: session cookies go, local storage stays.
  await context.clearCookies();
  await page.goto('/timeslots/2025-07-16');
  await page.goto('/timeslots/2025-07-15');
  await expect(bookingForm(page).email).toHaveValue('');
  await expect.poll(() => kept(page)).not.toContain(parentEmail);
});

/** Everything that the site keeps in this browser beyond the page. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

test('a draft is gone after a day, even where the browser brings its session back', async ({
  page,
  parentEmail,
}) => {
  await page.clock.setFixedTime('2025-07-01T12:00:00Z');
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await page.clock.setFixedTime('2025-07-02T11:59:00Z');
  await page.reload();
  await expect(bookingForm(page).email).toHaveValue(parentEmail);
  await page.clock.setFixedTime('2025-07-02T12:01:00Z');
  await page.reload();
  await expect(bookingForm(page).submit).toBeVisible();
  await expect(bookingForm(page).email).toHaveValue('');
});

for (const path of ['/', '/calendar/2025', '/timeslots/2025-07-01', '/timeslots/1999-12-31']) {
  test(`an old draft does not wait on a shared computer for its form: ${path} removes it`, async ({
    page,
    context,
    parentEmail,
  }) => {
    await page.goto('/timeslots/2025-07-15');
    await fillIn(page, parentEmail);
    await page.goto(path);
    await expect.poll(() => kept(page)).toContain(parentEmail);
    await context.clearCookies();
    await page.goto(path);
    await expect.poll(() => kept(page)).not.toContain(parentEmail);
  });
}

test.describe('on a line that is down', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test('nothing is lost either, and the next try arrives', async ({ page, inbox, parentEmail }) => {
    await page.goto('/timeslots/2025-07-15');
    await fillIn(page, parentEmail);
    await page.route('/timeslots/2025-07-15', (route) => route.abort('internetdisconnected'));
    await bookingForm(page).submit.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to send' })).toBeVisible();
    await expectAllStillThere(page, parentEmail);
    await page.unrouteAll();
    await bookingForm(page).submit.click();
    await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });
});
