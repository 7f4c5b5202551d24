import { fieldNames } from '@/lib/booking/request-fields';
import { submittedSentence } from '@/lib/booking/sentences';
import { startOwnInbox } from '../inbox/inbox-fixture';
import { bookingForm } from '../support/booking-form';
import { becomeIdle } from '../support/calendar';
import { resendEnvironment } from '../support/own-site';
import { dayPath, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';
import { emailJsIsDown } from './fault-table';

const keptWithoutResponse = { kind: 'reset', isKept: true, times: 1 };

test('a change made after a failure is sent', async ({ page, parent }) => {
  await parent.injectFault({ ...emailJsIsDown.rule, times: 1 });
  await parent.send();
  await parent.expectFailed();
  await bookingForm(page).additionalInfo.fill('Mia is five now.');
  await parent.expectSubmitted();
  const texts = JSON.stringify(await parent.inbox.messages(parent.email));
  expect(texts).toContain('Mia is five now.');
  expect(texts).not.toContain('Mia is four.');
  await parent.expectArrived({ requests: 2 });
});

test('a retry has the same reference if EmailJS accepted the first email without a response', async ({
  parent,
}) => {
  await parent.injectFault(keptWithoutResponse);
  await parent.send();
  await parent.expectFailed();
  await parent.retry();
  const mails = await parent.inbox.messages(parent.email);
  const reference = expect.stringContaining(`Reference: ${referenceFor(parent.email)}`);
  expect(mails.map(({ body }) => JSON.stringify(body))).toEqual([reference, reference]);
});

test('a retry sends no second email if Resend accepted the first without a response', async ({
  parent,
  inbox,
  siteWith,
}) => {
  await parent.injectFault({ provider: 'emailjs', ...emailJsIsDown.rule });
  await parent.injectFault({ provider: 'resend', ...keptWithoutResponse });
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

test('a different contact or note makes a new request', async ({
  parent,
  baseURL: origin = '',
}) => {
  const request = requestOf(parent.email);
  for (const change of [
    {},
    { [fieldNames.phone]: ['555-010-0123'] },
    { [fieldNames.email]: [`another-${parent.email}`] },
    { [fieldNames.additionalInfo]: ['Mia is five now.'] },
  ]) {
    expect((await postForm(origin + dayPath, { ...request, ...change })).location).toBe('/');
  }
  await parent.expectArrived({ requests: 4, messages: 4 });
});

for (const [browser, javaScriptEnabled, waitForScript] of [
  ['with JavaScript', true, becomeIdle],
  ['without JavaScript', false, () => Promise.resolve()],
] as const) {
  test.describe(browser, () => {
    test.use({ javaScriptEnabled });

    test('an untouched form sent twice sends one email', async ({ page, siteWith }) => {
      // All untouched forms of a day are the same request, so this test needs its own inbox.
      const inbox = await startOwnInbox(0);
      const { origin } = await siteWith({ EMAILJS_ORIGIN: inbox.origin });
      await page.goto(origin + dayPath);
      await waitForScript(page);
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
}
