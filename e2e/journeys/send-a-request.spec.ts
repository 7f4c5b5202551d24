import { noReplySentence, notConfirmedSentence } from '@/lib/request/sentences';
import { account } from '../inbox/account';
import { additionalInfo, openDay, phone } from '../support/booking-form';
import { holdPosts } from '../support/hold-requests';
import { answerPath } from '../support/links';
import { referenceOnReceipt, submitted } from '../support/receipt';
import { expect, test } from '../support/test';
import { check, uncheck } from '../support/press';

test('a request reaches the inbox', { tag: '@desktop' }, async ({ page, parent }) => {
  await parent.send();
  const alert = page.getByRole('alert').filter({ hasText: 'submitted' });
  await expect(alert).toHaveText('Your booking has been submitted!');
  // A focused alert would be announced twice.
  await expect(page.getByRole('region', { name: 'What you sent' })).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Tuesday, July 15, 2025: 9:00 AM, 10:30 AM')).toBeVisible();
  await expect(page.getByText('Weekly ($45 per lesson) · One time')).toBeVisible();
  const reply = `I’ll reply to ${parent.email} or ${phone} to confirm the times and the total.`;
  await expect(page.getByText(reply)).toHaveText(`${notConfirmedSentence} ${reply}`);
  const reference = await referenceOnReceipt(page);
  expect(reference).toMatch(/^[2-9A-Z]{5}$/);

  const messages = await parent.inbox.messages(parent.email);
  expect(messages.map(({ body }) => body)).toEqual([
    {
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: account.userId,
      service_id: account.serviceId,
      template_id: account.templateId,
      accessToken: account.privateKey,
      template_params: {
        to_email: 'instructor@example.com',
        message: expect.stringContaining(
          [
            'Date: Tuesday, July 15, 2025 (2025-07-15)',
            'When: 9:00 – 9:30 AM, 10:30 – 11:00 AM',
            'Time slots: 9:00 AM, 10:30 AM',
            'Lesson types: Weekly ($45 per lesson), One time',
            '',
            `Email: ${parent.email}`,
            `Phone: ${phone}`,
            '',
            'Additional info:',
            '> Mia is four.',
            '> She loves to jump in.',
            '',
            `Reference: ${reference}`,
            '',
            'Answer this request: http',
          ].join('\n'),
        ),
        email: parent.email,
        phone,
        additionalInfo,
      },
    },
  ]);

  const heading = page.getByRole('heading', { level: 1 });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await expect(submitted(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(submitted(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('the email of an empty form says that nothing was given', async ({ page, parent }) => {
  const { slot, summary } = await openDay(page, '2025-08-31');
  // The summary shows that the form's script has loaded. The full receipt needs it.
  await check(slot('9:00 AM'));
  await expect(summary).toHaveText('9:00 AM');
  await uncheck(slot('9:00 AM'));
  await parent.submitAndExpectSent();
  await expect(page.getByText('Sunday, August 31, 2025', { exact: true })).toBeVisible();
  await expect(page.getByText(noReplySentence)).toHaveText(
    `${notConfirmedSentence} ${noReplySentence}`,
  );
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);

  const reference = await referenceOnReceipt(page);
  const link = answerPath({ dates: ['2025-08-31'], times: [], reference });
  const [mail] = await parent.inbox.messages(`Reference: ${reference}`);
  expect(mail?.body.template_params).toEqual({
    to_email: 'instructor@example.com',
    message: [
      'Date: Sunday, August 31, 2025 (2025-08-31)',
      'Time slots: none chosen',
      'Lesson types: none chosen',
      '',
      'Email: not given',
      'Phone: not given',
      '',
      'Additional info: not given',
      '',
      `Reference: ${reference}`,
      '',
      `Answer this request: ${new URL(link, page.url())}`,
    ].join('\n'),
    email: '',
    phone: '',
    additionalInfo: '',
  });
});

test('Submit shows a wrong email in the middle of the screen, waits for a valid one and then sends once', async ({
  page,
  parent,
}) => {
  const release = await holdPosts(page);
  const form = await parent.fillInDay('2025-07-15', ['9:00 AM']);
  const { summary, email, additionalInfo: note } = form;
  await expect(summary).toHaveText('9:00 AM');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  await email.fill('nope');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await parent.submit();
  await expect(email).toBeFocused();
  // The browser's own words, in the place of its bubble.
  const words = await email.evaluate((field) => Reflect.get(field, 'validationMessage'));
  await expect(page.getByText(words)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(words);
  const { y, height } = (await email.boundingBox()) ?? { y: NaN, height: NaN };
  const middle = Number(page.viewportSize()?.height) / 2;
  expect(Math.abs(y + height / 2 - middle)).toBeLessThan(height * 2);
  // With the focus in the field already, the words are announced.
  await email.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  expect(calls).not.toContain('POST');
  await email.fill(parent.email);
  await expect(page.getByText(words)).toHaveCount(0);
  const submit = page.getByRole('button', { name: /Submit|Sending/ });
  await submit.dblclick();
  await expect(submit).toHaveText('Sending…');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await note.pressSequentially('This comes too late.');
  await expect(note).toHaveValue('');
  await submit.press('Enter');
  release();
  await parent.expectSent();
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
  await parent.expectArrived();
});

test(
  'a request can be sent by keyboard, even without storage',
  { tag: '@desktop-only' },
  async ({ page, parent }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
    });
    const { slot, email, submit } = await openDay(page);
    await slot('9:00 AM').press('Space');
    await page.keyboard.press('Tab');
    await expect(slot('9:30 AM')).toBeFocused();
    await page.keyboard.press('Space');
    await email.pressSequentially(parent.email);
    await submit.press('Enter');
    await expect(page.getByRole('region', { name: 'What you sent' })).toBeFocused();
    expect(await parent.message()).toContain('9:00 AM, 9:30 AM');
  },
);
