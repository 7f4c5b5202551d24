import type { Page } from '@playwright/test';
import { failedSentence, getBackSentence } from '@/lib/request/sentences';
import { additionalInfo, bookingForm, openDay } from '../support/booking-form';
import { holdPosts } from '../support/hold-requests';
import { dayButton, timeBox } from '../support/instructor-page';
import { answerPath, lessonPath } from '../support/links';
import { expect, test } from '../support/test';
import { translatePage } from '../support/translate-page';
import { setClock } from '../support/visitors-clock';
import { check, uncheck } from '../support/press';

/** Waits for the form's script, and translates the page. */
async function openTranslatedDay(page: Page, date = '2025-07-15') {
  const form = await openDay(page, date);
  await check(form.slot('7:30 PM'));
  await expect(form.summary).toHaveText('7:30 PM');
  await uncheck(form.slot('7:30 PM'));
  await expect(form.summary).toHaveCount(0);
  await translatePage(page);
  return form;
}

test('in a translated form, everything follows the choice, and the request arrives', async ({
  page,
  parent,
}) => {
  const form = await openTranslatedDay(page);
  const { slot, lessonType, dayCheckbox, summary, phone, noTime } = form;
  await check(lessonType('Weekly'));
  await check(slot('9:00 AM'));
  await check(slot('9:30 AM'));
  await expect(summary).toHaveText('9:00 AM, 9:30 AM 2 lessons · Weekly ($45 per lesson)');
  await check(dayCheckbox('Tue, Jul 22'));
  await check(dayCheckbox('Tue, Jul 29'));
  await expect(summary).toHaveText('2 times × 3 days = 6 lessons Weekly ($45 per lesson)');
  await uncheck(slot('9:30 AM'));
  await uncheck(slot('9:00 AM'));
  await expect(noTime).toBeVisible();
  await check(slot('10:30 AM'));
  await expect(summary).toHaveText('1 time × 3 days = 3 lessons Weekly ($45 per lesson)');

  await phone.fill('5'.repeat(37));
  await expect(page.getByText('37 of 40 characters.')).toBeVisible();
  await phone.fill('5'.repeat(41));
  await expect(page.getByText('41 of 40 characters. Please shorten this')).toBeVisible();
  await phone.fill('555 010 0199');
  await expect(page.getByText('of 40 characters')).toHaveCount(0);
  await form.additionalInfo.fill('a'.repeat(4_600));
  await expect(page.getByText('4,600 of 5,000 characters.')).toBeVisible();
  await form.additionalInfo.fill(additionalInfo);
  await expect(page.getByText('of 5,000 characters')).toHaveCount(0);
  await form.email.fill(parent.email);

  await parent.submitAndExpectSent();
  expect(await parent.message()).toContain('Lessons: 1 time × 3 days = 3 lessons');
  await expect(page.getByText('Your reference is')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Your reference is')).toHaveCount(0);
});

test('in a translated form, the message about a time that is gone, a closed day and a failure are shown', async ({
  page,
  parent,
}) => {
  await parent.injectFault({ kind: 'respond', status: 503, times: 1 });
  const { slot, dayCheckbox, moreDays, submit, email } = await openTranslatedDay(
    page,
    '2025-07-18',
  );
  await moreDays.click();
  await check(slot('9:00 AM'));
  await check(dayCheckbox('Tue, Jul 22'));
  await check(slot('4:00 PM'));
  const tuesday = page.getByRole('checkbox', { name: 'Tue, Jul 22' });
  await expect(tuesday).toHaveAccessibleDescription('4:00 PM is not open');
  await check(slot('4:30 PM'));
  await expect(tuesday).toHaveAccessibleDescription('4:00 PM and 4:30 PM are not open');
  await expect(page.getByText('Left out, because a chosen time is not open')).toBeVisible();
  await uncheck(slot('4:00 PM'));
  await uncheck(slot('4:30 PM'));
  await expect(page.getByText('Left out')).toHaveCount(0);

  await email.fill(parent.email);
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: failedSentence })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByText(failedSentence)).toHaveCount(0);

  await slot('9:00 AM').evaluate((box) => box.setAttribute('value', '4:00 AM'));
  await submit.click();
  await expect(page.getByText('4:00 AM is no longer available.').first()).toBeVisible();
  await expect(submit).toHaveText('Submit');
});

test('a question is sent from a translated page, and its outcome follows to a translated page', async ({
  page,
  parent,
}) => {
  await parent.injectFault({ kind: 'respond', status: 503, times: 1 });
  await page.goto('/ask');
  await bookingForm(page).additionalInfo.fill('Do you teach adults?');
  // It disappears once the script runs.
  await expect(page.getByText(getBackSentence)).toHaveCount(0);
  await translatePage(page);
  await bookingForm(page).email.fill(parent.email);
  const release = await holdPosts(page);
  await parent.submit();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  release();
  const alert = page.getByRole('alert').filter({ hasText: failedSentence });
  await expect(alert).toBeVisible();
  await page.getByRole('link', { name: 'Back to your question' }).click();
  await expect(page.getByRole('heading', { name: 'Ask a question' })).toBeVisible();
  await expect(alert).toBeVisible();
  await parent.submit();
  await expect(page.getByRole('alert').filter({ hasText: 'has been sent!' })).toBeVisible();
  await parent.expectArrived({ requests: 2 });
});

test(
  'a request can be answered on a translated page',
  { tag: '@chromium-only' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(answerPath({ lessonTypes: ['Weekly'], phone: '555-010-0199' }));
    // A browser translates what is shown, and the request is shown once the script runs.
    await expect(page.getByText('555-010-0199').first()).toBeVisible();
    await translatePage(page);
    await expect(page.getByRole('checkbox', { name: 'Tue, Jul 15' })).toBeChecked();
    await page.getByText('Sorry, no', { exact: true }).click();
    const copy = page.getByRole('button', { name: 'Copy the reply' });
    await copy.click();
    await expect(page.getByText('Copied. You can paste it')).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    });
    await copy.click();
    await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();
    await expect(page.getByText('Copied. You can paste it')).toHaveCount(0);
    await page.goto(answerPath({ dates: ['2025-07-16'], times: ['10:00 AM'] }));
    await expect(page.getByRole('checkbox', { name: 'Wed, Jul 16' })).toBeChecked();
    await expect(page.getByText('9:30 AM')).toHaveCount(0);
  },
);

test('a family’s lessons follow their link and the clock on a translated page', async ({
  page,
}) => {
  await page.clock.install();
  await setClock(page, '2025-07-22T09:59');
  await page.goto(lessonPath({ dates: ['2025-07-22'] }));
  await expect(page.getByText('Tuesday, July 22, 2025', { exact: true })).toBeVisible();
  await translatePage(page);
  await setClock(page, '2025-07-22T10:00');
  await page.clock.runFor('01:00');
  await expect(page.getByText('passed', { exact: true })).toBeVisible();
  await page.goto(lessonPath({ dates: ['2025-07-29'], reference: 'BCDFG' }));
  await expect(page.getByRole('listitem')).toContainText('Tuesday, July 29, 2025');
  await expect(page.getByText('BCDFG')).toBeVisible();
  await expect(page.getByText('July 22')).toHaveCount(0);
});

test('the instructor’s times follow the day and the choice on a translated page', async ({
  page,
}) => {
  await page.goto('/instructor');
  await dayButton(page, 'July 16').click();
  await translatePage(page);
  const time = timeBox(page, '9:00 AM');
  await check(time);
  await expect(time).toHaveAccessibleName('9:00 AM - will close');
  await uncheck(time);
  await expect(time).toHaveAccessibleName('9:00 AM - open');
  await page.getByRole('button', { name: 'Next month' }).click();
  await dayButton(page, 'August 9').click();
  await expect(page.getByRole('heading', { name: 'Saturday, August 9, 2025' })).toBeVisible();
  await expect(time).toHaveAccessibleName('9:00 AM - closed');
});
