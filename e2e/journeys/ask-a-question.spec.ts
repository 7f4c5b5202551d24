import type { Page } from '@playwright/test';
import {
  failedSentence,
  getBackSentence,
  invalidSentence,
  messageSentSentence,
  noReplySentence,
} from '@/lib/request/sentences';
import { bookingForm } from '../support/booking-form';
import { holdPosts } from '../support/hold-requests';
import { referenceOnReceipt } from '../support/receipt';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.use({ expectedConsoleError: /status of 404/ });

async function ask(page: Page, email: string, note: string): Promise<void> {
  await bookingForm(page).email.fill(email);
  await bookingForm(page).additionalInfo.fill(note);
  // Waits for the script, which removes this sentence. Without it, the receipt would not repeat the contact details.
  await expect(page.getByText(getBackSentence, { exact: true })).toHaveCount(0);
  await bookingForm(page).submit.click();
}

async function expectSent(page: Page): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'message' });
  await expect(alert).toHaveText(messageSentSentence);
  await expect(page).toHaveURL(/:\d+\/(#message-sent)?$/);
}

test('the question form is linked from the home page and from every page without a bookable time', async ({
  page,
}) => {
  await setClock(page, '2025-07-22T12:00');
  for (const [place, path] of [
    ['on an empty day', '/timeslots/2025-09-15'],
    ['on a day without open times', '/timeslots/2025-08-07'],
    ['on a day outside the season', '/timeslots/1999-12-31'],
    ['beside the calendar', '/'],
  ] as const) {
    await page.goto(path);
    for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      const askLink = part.getByRole('link', { name: 'Ask a question' }).first();
      await expect(askLink, place).toBeVisible();
      await expect(askLink, place).toHaveAttribute('href', '/ask');
    }
  }
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar.getByRole('listitem')).toHaveCount(4);
});

test('a question can be sent after a failure, a visit to the home page and a reload', async ({
  page,
  parent,
}) => {
  const { email, additionalInfo, submit } = bookingForm(page);
  const note = `Is ${parent.email} read?`;
  await setClock(page, '2025-07-22T12:00');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ask a question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a question');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await ask(page, '', note);
  await expectSent(page);
  await expect(page.getByText(noReplySentence)).toBeVisible();
  await page.getByRole('link', { name: 'Add your email or phone' }).click();
  await expect(additionalInfo).toHaveValue(note);

  await parent.injectFault({ kind: 'respond', status: 503, times: 1 });
  const release = await holdPosts(page);
  await ask(page, parent.email, note);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  release();
  await page.getByRole('link', { name: 'Back to your question' }).click();
  await expect(additionalInfo).toHaveValue(note);
  await page.reload();
  await expect(email).toHaveValue(parent.email);
  await expect(additionalInfo).toHaveValue(note);
  await submit.click();
  await expectSent(page);
  await expect(page.getByText(`I’ll reply to ${parent.email}.`)).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(note);
  const reference = `Reference: ${await referenceOnReceipt(page)}`;
  const messages = await parent.inbox.messages(reference);
  expect(messages.map(({ body }) => Object(body.template_params).message)).toEqual([
    `Question: ${note}\n\nEmail: ${parent.email}\nPhone: not given\n\nAdditional info:\n> ${note}\n\n${reference}`,
  ]);
  await parent.expectArrived({ requests: 3, messages: 2 });
  await page.goto('/ask');
  // The script counts the characters.
  await additionalInfo.fill('a'.repeat(4_600));
  await expect(page.getByText('4,600 of 5,000 characters.')).toBeVisible();
  await expect(email).toHaveValue('');
  await additionalInfo.fill('a'.repeat(5_001));
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'sent' })).toHaveText(invalidSentence);
});

test('a note for a day is still there after a question was sent', async ({ page, parent }) => {
  const { additionalInfo } = bookingForm(page);
  await page.goto('/timeslots/2025-07-22');
  await additionalInfo.fill('Mia is four');
  await page.goto('/ask');
  await ask(page, parent.email, 'May I stay and watch?');
  await expectSent(page);
  await page.goto('/timeslots/2025-07-23');
  await expect(additionalInfo).toHaveValue('Mia is four');
  await expect(bookingForm(page).email).toHaveValue('');
  await parent.expectArrived({ requests: 1 });
});

test('a link to the page that is shown leads to its top and loses nothing', async ({ page }) => {
  const question = bookingForm(page).additionalInfo;
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/ask');
  await question.fill('May I stay and watch?');
  await expect(page.getByText(getBackSentence, { exact: true })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: /^Ask/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(question).toBeFocused();
  await expect(question).toHaveValue('May I stay and watch?');
});

test('the question comes first, and its whole box is on a phone’s first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/ask');
  const question = page.getByLabel('Your question');
  await expect(question).toBeInViewport({ ratio: 1 });
  const bar = await bookingForm(page).submit.boundingBox();
  const box = await question.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await question.press('Tab');
  await expect(bookingForm(page).email).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question that fails can be sent again', async ({ page, parent }) => {
    await parent.injectFault({ kind: 'respond', status: 503, times: 1 });
    const { email, additionalInfo, submit } = bookingForm(page);
    await page.goto('/ask');
    await email.fill(parent.email);
    await additionalInfo.fill('May I stay and watch?');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(failedSentence);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('button')).toHaveText(['Submit']);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(additionalInfo).toHaveValue('May I stay and watch?');
    await submit.click();
    await expectSent(page);
    await parent.expectArrived({ requests: 2 });
  });
});
