import type { Page } from '@playwright/test';
import { failedSentence } from '@/lib/booking/sentences';
import { bookingForm, openDay } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

test.describe('what a parent has filled in', () => {
  test.beforeEach(async ({ page, parent }) => {
    await page.clock.setFixedTime('2025-07-01T12:00:00Z');
    await parent.fillIn();
  });

  test('is there when the mail fails, to be sent again', async ({ page, parent }) => {
    await parent.injectFault({ kind: 'answer', status: 500, times: 1 });
    await parent.submit();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed' });
    await expect(alert).toHaveText(failedSentence);
    await expect(alert).toBeFocused();
    await parent.expectFailed();
    await parent.expectArrived({ messages: 0 });

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    await expect(bookingForm(page).submit).toBeFocused();
    await parent.retry();
    await parent.expectArrived({ requests: 2 });
  });

  test('is there after a reload, Back and in a new tab', async ({ page, parent }) => {
    await page.reload();
    await parent.expectAllStillThere();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
    await page.goBack();
    await parent.expectAllStillThere();
    await page.goForward();
    await page.goBack();
    await parent.expectAllStillThere();

    const another = await parent.inNewTab();
    await page.close();
    await another.expectAllStillThere();
  });

  test('belongs to its day and is gone once it was sent', async ({ page, parent }) => {
    const { email } = await openDay(page, '2025-07-16');
    await expect(email).toHaveValue('');
    await openDay(page);
    await parent.expectSubmitted();
    const { checked } = await openDay(page);
    await expect(email).toHaveValue('');
    await expect(checked).toHaveCount(0);
  });

  test('is gone after a day, even in a session brought back', async ({ page, parentEmail }) => {
    const { email, submit } = bookingForm(page);
    await page.clock.setFixedTime('2025-07-02T11:59:00Z');
    await page.reload();
    await expect(email).toHaveValue(parentEmail);
    await page.clock.setFixedTime('2025-07-02T12:01:00Z');
    await page.reload();
    await expect(submit).toBeVisible();
    await expect(email).toHaveValue('');
  });
});

test('a day that was only looked at leaves nothing behind', async ({ page, context }) => {
  await openCalendar(page, '/');
  await calendar(page).day('Wednesday, July 16, 2025').click();
  await expect(bookingForm(page).slot('9:00 AM')).toBeVisible();
  expect(await kept(page)).toBe('{}');
  expect(await context.cookies()).toEqual([]);
});

test('no draft outlives a shared computer’s session', async ({ page, context, parentEmail }) => {
  for (const path of [
    '/timeslots/2025-07-16',
    '/',
    '/calendar/2025',
    '/timeslots/2025-07-01',
    '/timeslots/1999-12-31',
  ]) {
    const { slot, email, summary } = await openDay(page);
    await slot('9:00 AM').check();
    await expect(summary).toHaveText('1 time');
    await email.fill(parentEmail);
    await page.goto(path);
    await expect.poll(() => kept(page)).toContain(parentEmail);
    // What a browser does when it is closed: session cookies go, local storage stays.
    await context.clearCookies();
    await page.reload();
    await expect.poll(() => kept(page), path).not.toContain(parentEmail);
  }
});
