import { openDay } from '../support/booking-form';
import { onlyResend, resendEnvironment } from '../support/own-site';
import { dayPath, postForm, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';
import { emailJsIsDown } from './fault-table';

/** Node's option that sets a site's clock to the middle of a half hour, so that a retry is in the same one. */
function clockInMidWindow(): string {
  const halfHour = 30 * 60_000;
  const aheadMs = halfHour / 2 - (Date.now() % halfHour);
  const script = `const { now } = Date; Date.now = () => now() + ${aheadMs};`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

// Resend rejects a reused idempotency key with another body, so a retry must send the same body.
test('a retry sends no second email if Resend accepted the first without a response', async ({
  siteWith,
  inbox,
  parent,
}) => {
  await parent.injectFault({ provider: 'emailjs', ...emailJsIsDown.rule });
  await parent.injectFault({ provider: 'resend', kind: 'reset', isKept: true, times: 1 });
  const settings = resendEnvironment(inbox.origin);
  const { origin } = await siteWith({ ...settings, NODE_OPTIONS: clockInMidWindow() });
  await parent.send(origin + dayPath);
  await parent.expectFailed();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived({ requests: 4 });
});

test('different contact details or another note make a new request', async ({
  parentEmail,
  inbox,
  sharedSiteWith,
}) => {
  const { origin } = await sharedSiteWith(onlyResend(inbox.origin));
  const request = requestOf(parentEmail);
  for (const change of [
    {},
    { phone: ['555-010-0123'] },
    { email: [`another-${parentEmail}`] },
    { additionalInfo: ['Mia is five now.'] },
  ]) {
    expect((await postForm(origin + dayPath, { ...request, ...change })).location).toBe('/');
  }
  expect(await inbox.requests(parentEmail)).toHaveLength(4);
  expect(await inbox.messages(parentEmail)).toHaveLength(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form without contact details that is sent twice sends one email', async ({
    page,
    parent,
  }) => {
    const { additionalInfo, submit } = await openDay(page);
    await additionalInfo.fill(parent.email);
    await submit.dblclick();
    await parent.expectSent();
    await page.goBack();
    await expect(additionalInfo).toHaveValue(parent.email);
    await submit.click();
    await parent.expectSent();
    await parent.expectArrived();
  });
});
