import { submittedSentence } from '@/lib/booking/sentences';
import { startOwnInbox } from '../inbox/inbox-fixture';
import { bookingForm } from '../support/booking-form';
import { onlyResend, resendEnvironment } from '../support/own-site';
import { dayPath, postForm, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';
import { emailJsIsDown } from './fault-table';

test('a retry sends no second email if Resend accepted the first without a response', async ({
  siteWith,
  inbox,
  parent,
}) => {
  await parent.injectFault({ provider: 'emailjs', ...emailJsIsDown.rule });
  await parent.injectFault({ provider: 'resend', kind: 'reset', isKept: true, times: 1 });
  const { origin } = await siteWith(resendEnvironment(inbox.origin));
  await parent.send(origin + dayPath);
  await parent.expectFailed();
  await parent.retry();
  await parent.expectArrived({ requests: 4 });
  const requests = await inbox.requests(parent.email);
  const [first, second] = requests.filter(({ provider }) => provider === 'resend');
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{64}$/);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  // Resend rejects a used key with a different body.
  expect(second?.body).toEqual(first?.body);
});

test('a different contact or note makes a new request', async ({ parent, inbox, siteWith }) => {
  const { origin } = await siteWith(onlyResend(inbox.origin));
  const request = requestOf(parent.email);
  for (const change of [
    {},
    { phone: ['555-010-0123'] },
    { email: [`another-${parent.email}`] },
    { additionalInfo: ['Mia is five now.'] },
  ]) {
    expect((await postForm(origin + dayPath, { ...request, ...change })).location).toBe('/');
  }
  await parent.expectArrived({ requests: 4, messages: 4 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an untouched form sent twice sends one email', async ({ siteWith, page }) => {
    // All untouched forms of a day are the same request, so this test needs its own inbox.
    const inbox = await startOwnInbox(0);
    const { origin } = await siteWith({ EMAILJS_ORIGIN: inbox.origin });
    await page.goto(origin + dayPath);
    const { submit } = bookingForm(page);
    await submit.dblclick();
    await expect(page.getByText(submittedSentence)).toBeVisible();
    await page.goBack();
    await submit.click();
    await expect(page.getByText(submittedSentence)).toBeVisible();
    expect(await inbox.requests()).toHaveLength(1);
    await inbox.close();
  });
});
