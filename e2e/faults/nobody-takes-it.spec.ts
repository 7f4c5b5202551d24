import { bookingForm } from '../support/booking-form';
import { resendEnvironment, withSite } from '../support/own-site';
import {
  arrange,
  expect,
  expectFailed,
  expectLog,
  expectNobodyInLog,
  expectSent,
  keptBy,
  lineOf,
  logOf,
  referenceFor,
  referencesIn,
  seenBy,
  send,
  test,
} from './fault-site';
import { emailJsFaults, resendFaults, settingFaults, type Fault } from './fault-table';

const emailJsDown: Fault = {
  name: 'down',
  rule: { kind: 'answer', status: 503, text: 'down' },
  verdict: 'unknown',
  reason: 'status 503',
};
const withoutScript = resendFaults.filter(({ alsoWithoutScript }) => alsoWithoutScript);
const tries = [
  ...resendFaults.map((fault) => ({ fault, title: 'with a script', script: true })),
  ...withoutScript.map((fault) => ({ fault, title: 'without a script', script: false })),
];

for (const { fault, title, script } of tries) {
  test(`EmailJS is down and Resend gives ${fault.name}, ${title}: failed, nothing lost`, async ({
    parentAt,
    sites,
    parentEmail,
  }) => {
    const { inbox, ...site } = sites['Resend behind it'];
    await arrange(inbox, 'emailjs', parentEmail, emailJsDown);
    await arrange(inbox, 'resend', parentEmail, fault);
    const page = await parentAt(site, { script });
    await send(page, parentEmail);
    await expectFailed(page, parentEmail);

    expect((await seenBy('emailjs', inbox, parentEmail)).requests).toHaveLength(1);
    const resend = await seenBy('resend', inbox, parentEmail);
    expect(resend.requests).toHaveLength(1);
    expect(resend.messages).toHaveLength(keptBy(fault));
    await expectLog(site, parentEmail, [
      lineOf('emailjs', emailJsDown),
      `booking ${referenceFor(parentEmail)}: falling back to resend`,
      lineOf('resend', fault),
    ]);
  });
}

for (const { name, environment, log } of settingFaults) {
  test(`${name}: failed without Resend, sent with it, with a script and without`, async ({
    ownInbox,
    parentAt,
    parentEmail,
  }, { parallelIndex }) => {
    await withSite(ownInbox, parallelIndex, environment, async (site) => {
      for (const script of [true, false]) {
        const page = await parentAt(site, { script, again: false });
        await send(page, parentEmail);
        await expectFailed(page, parentEmail);
        await page.close();
      }
      expect(await ownInbox.requests(parentEmail)).toEqual([]);
      await expectLog(site, parentEmail, [log, log]);
    });

    const both = { ...environment, ...resendEnvironment(ownInbox.origin) };
    await withSite(ownInbox, parallelIndex, both, async (site) => {
      for (const script of [true, false]) {
        const page = await parentAt(site, { script, again: false });
        await send(page, parentEmail);
        await expectSent(page);
        await page.close();
      }
      const { messages, requests } = await seenBy('resend', ownInbox, parentEmail);
      expect(messages).toHaveLength(2);
      expect(new Set(referencesIn(requests))).toEqual(new Set([referenceFor(parentEmail)]));
      expect((await seenBy('emailjs', ownInbox, parentEmail)).requests).toEqual([]);
      expect(logOf(site, parentEmail)).toContain(
        `booking ${referenceFor(parentEmail)}: falling back to resend`,
      );
      expectNobodyInLog(site, parentEmail);
    });
  });
}

test('what is missing is said by name when the site starts', async ({ ownInbox }, testInfo) => {
  const none = { EMAILJS_USER_ID: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' };
  const half = { RESEND_API_KEY: 'key', INSTRUCTOR_EMAIL: '' };
  await withSite(ownInbox, testInfo.parallelIndex, { ...none, ...half }, async (site) => {
    const missing = [
      'The user ID is required: set EMAILJS_USER_ID.',
      'The service ID is required: set EMAILJS_SERVICE_ID.',
      'The template ID is required: set EMAILJS_TEMPLATE_ID.',
      'Resend needs a sender: set RESEND_FROM.',
      'Resend needs a recipient: set INSTRUCTOR_EMAIL.',
    ];
    for (const sentence of missing) {
      await expect.poll(() => site.log().split(sentence)).toHaveLength(2);
    }
  });
});

test('EmailJS took it but could not say so: the next try shows the same reference twice', async ({
  parentAt,
  sites,
  parentEmail,
}) => {
  const { inbox, ...site } = sites['nothing behind it'];
  const [ambiguous] = emailJsFaults.filter(({ kept }) => kept === 1);
  await arrange(inbox, 'emailjs', parentEmail, { rule: { ...ambiguous?.rule, times: 1 } });
  const page = await parentAt(site);
  await send(page, parentEmail);
  await expectFailed(page, parentEmail);
  await bookingForm(page).submit.click();
  await expectSent(page);
  const { messages, requests } = await seenBy('emailjs', inbox, parentEmail);
  expect(messages).toHaveLength(2);
  expect(referencesIn(requests)).toEqual([referenceFor(parentEmail), referenceFor(parentEmail)]);
});

test('Resend took it but could not say so: the next try has the same key, and no second mail comes', async ({
  parentAt,
  sites,
  parentEmail,
}) => {
  const { inbox, ...site } = sites['Resend behind it'];
  await arrange(inbox, 'emailjs', parentEmail, emailJsDown);
  await arrange(inbox, 'resend', parentEmail, { rule: { kind: 'reset', taken: true, times: 1 } });
  const page = await parentAt(site);
  await send(page, parentEmail);
  await expectFailed(page, parentEmail);
  await bookingForm(page).submit.click();
  await expectSent(page);
  const { messages, requests } = await seenBy('resend', inbox, parentEmail);
  expect(messages).toHaveLength(1);
  expect(requests).toHaveLength(2);
  expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  // Resend refuses a key that comes with another message, so files and page have to be equal too.
  expect(requests[1]?.body).toEqual(requests[0]?.body);
});
