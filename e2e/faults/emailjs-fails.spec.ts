import {
  arrange,
  expect,
  expectFailed,
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
import { emailJsFaults } from './fault-table';

const browsers = [
  { title: 'with a script', script: true, faults: emailJsFaults },
  {
    title: 'without a script',
    script: false,
    faults: emailJsFaults.filter((fault) => fault.alsoWithoutScript),
  },
];

// The two sites take turns, since each of them waits a second between two requests to EmailJS.
for (const { title, script, faults } of browsers) {
  for (const fault of faults.filter(({ verdict }) => verdict === 'taken')) {
    for (const behind of ['nothing behind it', 'Resend behind it'] as const) {
      test(`EmailJS gives ${fault.name}, ${behind}, ${title}: sent`, async ({
        parentAt,
        sites,
        parentEmail,
      }) => {
        const { inbox, ...site } = sites[behind];
        await arrange(inbox, 'emailjs', parentEmail, fault);
        const page = await parentAt(site, { script });
        await send(page, parentEmail);
        await expectSent(page);

        const { requests, messages } = await seenBy('emailjs', inbox, parentEmail);
        expect(requests).toHaveLength(fault.requests ?? 1);
        expect(messages).toHaveLength(keptBy(fault));
        expect(new Set(referencesIn(requests))).toEqual(new Set([referenceFor(parentEmail)]));
        expect((await seenBy('resend', inbox, parentEmail)).requests).toEqual([]);
        await expect
          .poll(() => logOf(site, parentEmail))
          .toEqual([expect.stringMatching(lineOf('emailjs', fault))]);
        expectNobodyInLog(site, parentEmail);
      });
    }
  }

  for (const fault of faults.filter(({ verdict }) => verdict !== 'taken')) {
    test(`EmailJS gives ${fault.name}, nothing behind it, ${title}: failed, nothing lost`, async ({
      parentAt,
      sites,
      parentEmail,
    }) => {
      const { inbox, ...site } = sites['nothing behind it'];
      await arrange(inbox, 'emailjs', parentEmail, fault);
      const page = await parentAt(site, { script });
      await send(page, parentEmail);
      await expectFailed(page, parentEmail);

      const { requests, messages } = await seenBy('emailjs', inbox, parentEmail);
      expect(requests).toHaveLength(fault.requests ?? 1);
      expect(messages).toHaveLength(keptBy(fault));
      expect((await seenBy('resend', inbox, parentEmail)).requests).toEqual([]);
      await expect
        .poll(() => logOf(site, parentEmail))
        .toEqual([expect.stringMatching(lineOf('emailjs', fault))]);
      expectNobodyInLog(site, parentEmail);
    });

    test(`EmailJS gives ${fault.name}, Resend behind it, ${title}: sent by Resend`, async ({
      parentAt,
      sites,
      parentEmail,
    }) => {
      const { inbox, ...site } = sites['Resend behind it'];
      await arrange(inbox, 'emailjs', parentEmail, fault);
      const page = await parentAt(site, { script });
      await send(page, parentEmail);
      await expectSent(page);

      const reference = referenceFor(parentEmail);
      const emailJs = await seenBy('emailjs', inbox, parentEmail);
      expect(emailJs.requests).toHaveLength(fault.requests ?? 1);
      expect(emailJs.messages).toHaveLength(keptBy(fault));
      const resend = await seenBy('resend', inbox, parentEmail);
      expect(resend.messages).toHaveLength(1);
      expect(resend.requests).toEqual([
        expect.objectContaining({
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{64}$/),
          body: expect.objectContaining({
            from: 'Swim School <requests@example.com>',
            to: ['instructor@example.com'],
            reply_to: parentEmail,
            subject: `Swim request · Tue, Jul 15 · 9:00 AM, 10:30 AM · Weekly, One time · ${reference}`,
            text: expect.stringContaining('> Mia is four.\n> She loves to jump in.\n'),
          }),
        }),
      ]);
      expect(new Set(referencesIn([...emailJs.requests, ...resend.requests]))).toEqual(
        new Set([reference]),
      );
      await expect
        .poll(() => logOf(site, parentEmail))
        .toEqual([
          expect.stringMatching(lineOf('emailjs', fault)),
          `booking ${reference}: falling back to resend`,
          expect.stringMatching(/: resend taken \(status 200, \d+ ms\)$/),
        ]);
      expectNobodyInLog(site, parentEmail);
    });
  }
}
