import type { Page } from '@playwright/test';
import { failedSentence, messageSentSentence, noReplySentence } from '@/lib/booking/sentences';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm } from '../support/booking-form';
import { referenceOnReceipt } from '../support/receipt';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.use({ expectedComplaint: /status of 404/ });

const question = 'May I stay and watch?';

async function ask(page: Page, email: string, note = question): Promise<void> {
  const form = bookingForm(page);
  await form.email.fill(email);
  await form.additionalInfo.fill(note);
  await form.submit.click();
}

/** The alert at home says that the message was sent. */
async function expectSent(page: Page): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'message' });
  await expect(alert).toHaveText(messageSentSentence);
  await expect(page).toHaveURL(/:\d+\/(\?receipt=question)?$/);
}

for (const [place, path, part, name] of [
  ['the footer', '/', 'contentinfo', 'Ask a question'],
  ['an empty day', '/timeslots/2025-09-15', 'main', 'Ask a question'],
  ['a full day', '/timeslots/2025-08-07', 'main', 'Ask a question'],
  ['a day outside the season', '/timeslots/1999-12-31', 'main', 'Ask a question'],
  ['a wrong address', '/nothing/here', 'main', 'Ask a question'],
  ['a season that is over', '/', 'main', 'Ask about the next season'],
] as const) {
  test(`a question is asked from ${place}`, async ({ page, parent, inbox }) => {
    await setClock(page, place.includes('over') ? '2026-01-15T12:00' : '2025-07-22T12:00');
    await page.goto(path);
    await page.getByRole(part).getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a question');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await ask(page, parent.email);
    await expectSent(page);
    await expect(page.getByText(`I’ll reply to ${parent.email}.`)).toBeVisible();
    const [mail] = await inbox.messages(parent.email);
    expect(mail?.body.template_params).toEqual({
      to_email: 'instructor@example.com',
      message: `Question\n\nEmail: ${parent.email}\nPhone: not given\n\nAdditional info:\n> ${question}\n\nReference: ${await referenceOnReceipt(page)}`,
      email: parent.email,
      phone: '',
      additionalInfo: question,
    });
  });
}

test(
  'a question survives a failure and a reload',
  { tag: '@desktop' },
  async ({ page, parent }) => {
    await parent.injectFault({ kind: 'answer', status: 503, times: 1 });
    await page.goto('/ask');
    await expectNoAccessibilityProblems(page);
    await ask(page, parent.email);
    await expect(page.getByRole('alert').filter({ hasText: failedSentence })).toBeFocused();
    await page.reload();
    const form = bookingForm(page);
    await expect(form.email).toHaveValue(parent.email);
    await expect(form.additionalInfo).toHaveValue(question);
    await form.submit.click();
    await expectSent(page);
    await parent.expectArrived({ requests: 2 });
    await expectNoAccessibilityProblems(page);
    await page.goto('/ask');
    await expect(form.email).toHaveValue('');
  },
);

test('a question without a contact leads back to be sent again', async ({ page, parent }) => {
  await page.goto('/ask');
  await ask(page, '', `Is ${parent.email} read?`);
  await expectSent(page);
  await expect(page.getByText(noReplySentence)).toBeVisible();
  await page.getByRole('link', { name: 'Send again with your email or phone' }).click();
  await expect(bookingForm(page).additionalInfo).toHaveValue(`Is ${parent.email} read?`);
});

test('whoever leaves while a question is sent is told that it failed', async ({ page, parent }) => {
  await parent.injectFault({ kind: 'answer', status: 503, milliseconds: 2_000, times: 1 });
  await page.goto('/ask');
  await ask(page, parent.email);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Back to your question' }).click();
  await expect(bookingForm(page).additionalInfo).toHaveValue(question);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question survives a failure and arrives', async ({ page, parent }) => {
    await parent.injectFault({ kind: 'answer', status: 503, times: 1 });
    await page.goto('/ask');
    await ask(page, parent.email);
    await expect(page.getByRole('alert').filter({ hasText: failedSentence })).toBeVisible();
    await expect(bookingForm(page).additionalInfo).toHaveValue(question);
    await bookingForm(page).submit.click();
    await expectSent(page);
    await parent.expectArrived({ requests: 2 });
  });
});
