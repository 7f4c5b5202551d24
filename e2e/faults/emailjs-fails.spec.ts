import {
  arrange,
  expect,
  expectFailed,
  expectLog,
  expectSent,
  keptBy,
  lineOf,
  referenceFor,
  referencesIn,
  seenBy,
  send,
  test,
} from './fault-site';
import { emailJsFaults, type Fault } from './fault-table';

/** What becomes of a request on a site, by what EmailJS makes of it. */
const outcomes = [
  {
    title: 'nothing behind it',
    verdicts: ['taken'],
    outcome: 'sent',
    expectOutcome: expectSent,
    carriedByResend: false,
  },
  {
    title: 'Resend behind it',
    verdicts: ['taken'],
    outcome: 'sent',
    expectOutcome: expectSent,
    carriedByResend: false,
  },
  {
    title: 'nothing behind it',
    verdicts: ['not taken', 'unknown'],
    outcome: 'failed, nothing lost',
    expectOutcome: expectFailed,
    carriedByResend: false,
  },
  {
    title: 'Resend behind it',
    verdicts: ['not taken', 'unknown'],
    outcome: 'sent by Resend',
    expectOutcome: expectSent,
    carriedByResend: true,
  },
] as const;

/** The one request that Resend gets of what {@link send} sends. */
function resendRequest(parentEmail: string) {
  const reference = referenceFor(parentEmail);
  return expect.objectContaining({
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{64}$/),
    body: expect.objectContaining({
      from: 'Swim School <requests@example.com>',
      to: ['instructor@example.com'],
      reply_to: parentEmail,
      subject: `Swim request · Tue, Jul 15 · 9:00 AM, 10:30 AM · Weekly, One time · ${reference}`,
      text: expect.stringContaining('> Mia is four.\n> She loves to jump in.\n'),
    }),
  });
}

function rowsFor(verdicts: readonly string[]) {
  const faults = emailJsFaults.filter(({ verdict }) => verdicts.includes(verdict));
  const both = (fault: Fault) => [
    { fault, script: true, browser: 'with a script' },
    ...(fault.alsoWithoutScript ? [{ fault, script: false, browser: 'without a script' }] : []),
  ];
  return faults.flatMap(both);
}

for (const { title, verdicts, outcome, expectOutcome, carriedByResend } of outcomes) {
  for (const { fault, script, browser } of rowsFor(verdicts)) {
    test(`EmailJS gives ${fault.name}, ${title}, ${browser}: ${outcome}`, async ({
      parentAt,
      sites,
      parentEmail,
    }) => {
      const { inbox, ...site } = sites[title];
      await arrange(inbox, 'emailjs', parentEmail, fault);
      const page = await parentAt(site, { script });
      await send(page, parentEmail);
      await expectOutcome(page, parentEmail);

      const emailJs = await seenBy('emailjs', inbox, parentEmail);
      expect(emailJs.requests).toHaveLength(fault.requests ?? 1);
      expect(emailJs.messages).toHaveLength(keptBy(fault));
      const resend = await seenBy('resend', inbox, parentEmail);
      expect(resend.requests).toEqual([resendRequest(parentEmail)].slice(carriedByResend ? 0 : 1));
      expect(resend.messages).toHaveLength(Number(carriedByResend));
      const reference = referenceFor(parentEmail);
      const references = referencesIn([...emailJs.requests, ...resend.requests]);
      expect(new Set(references)).toEqual(new Set([reference]));
      await expectLog(site, parentEmail, [
        lineOf('emailjs', fault),
        ...[
          `booking ${reference}: falling back to resend`,
          /: resend taken \(status 200, \d+ ms\)$/,
        ].slice(carriedByResend ? 0 : 2),
      ]);
    });
  }
}
