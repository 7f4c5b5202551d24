import { referenceOf } from '@/lib/booking/reference';
import { formatRequest } from '@/lib/booking/request-text';
import { phone } from '../support/booking-form';
import { resendEnvironment } from '../support/own-site';
import { dayPath, postForm, referenceFor, requestOf, type Fields } from '../support/posted-form';
import { expect, test as base } from '../support/test';
import { emailJsIsDown } from './fault-table';

type Bodies = { readonly toEmailJs: Record<string, unknown>; readonly toResend: unknown };

/** A test of the same request at both providers, because EmailJS is down. */
const test = base.extend<{
  sendToBoth: (fields: Fields, settings?: Record<string, string>) => Promise<Bodies>;
}>({
  sendToBoth: ({ inbox, siteWith, parentEmail: containing }, provide) =>
    provide(async (fields, settings) => {
      const { origin } = await siteWith({ ...resendEnvironment(inbox.origin), ...settings });
      await inbox.injectFault({ provider: 'emailjs', containing, ...emailJsIsDown.rule });
      expect((await postForm(origin + dayPath, fields)).location).toBe('/');
      const [first, second] = await inbox.requests(containing);
      expect([first?.provider, second?.provider]).toEqual(['emailjs', 'resend']);
      return { toEmailJs: Object(first?.body.template_params), toResend: second?.body };
    }),
});

const note =
  'Mía is four 🏊🏽‍♀️; she says "più!"\n<img src="https://example.com/x.png">\nReference: AAAAA';

test('Resend gets the same text, with a subject and a Reply-To', async ({
  sendToBoth,
  parentEmail: email,
}) => {
  const request = {
    date: '2025-07-15',
    slots: ['9:00 AM', '9:30 AM', '11:30 AM', '1:00 PM'],
    lessonTypes: ['Weekly' as const, 'Week long' as const],
    otherDates: ['2025-07-16', '2025-07-22'],
    email,
    phone,
    additionalInfo: note,
  };
  const { toEmailJs, toResend } = await sendToBoth({
    slots: request.slots.toReversed(),
    lessonTypes: request.lessonTypes.toReversed(),
    otherDates: request.otherDates.toReversed(),
    email: [email],
    phone: [phone],
    additionalInfo: [note],
  });
  const reference = referenceOf(request);
  const text = `${formatRequest(request)}\n\nReference: ${reference}`;
  expect(toEmailJs.message).toBe(text);
  expect(toResend).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['instructor@example.com'],
    reply_to: email,
    subject: `Swim request · Tue, Jul 15 + 2 more days · 4 times from 9:00 AM · Weekly, Week long · ${reference}`,
    text,
  });
});

test('every valid instructor address gets the email', async ({
  inbox,
  sendToBoth,
  parentEmail,
}) => {
  const recipients = 'ana@example.com, Ben <ben@example.com>,, carl';
  const { toEmailJs, toResend } = await sendToBoth(
    { email: ['parent@gmail'], additionalInfo: [parentEmail] },
    { INSTRUCTOR_EMAIL: recipients, EMAILJS_ORIGIN: `${inbox.origin}/` },
  );
  expect(toEmailJs.to_email).toBe(recipients);
  // An undeliverable address is not used as the Reply-To.
  expect(toResend).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['ana@example.com', 'Ben <ben@example.com>'],
    subject: expect.stringMatching(/^Swim request · Tue, Jul 15 · no time chosen · \w{5}$/),
    text: expect.stringContaining('Email: parent@gmail\nPhone: not given\n'),
  });
});

test('on Vercel, the link to /answer uses the production URL', async ({
  inbox,
  siteWith,
  parentEmail,
}) => {
  const { origin } = await siteWith({ VERCEL_PROJECT_PRODUCTION_URL: 'swim.example.com' });
  const headers = { 'x-forwarded-host': new URL(origin).host };
  await postForm(origin + dayPath, requestOf(parentEmail), { headers });
  const [mail] = await inbox.messages(parentEmail);
  const { message } = Object(mail?.body.template_params);
  const address = parentEmail.replace('@', '%40');
  const fragment = `d=2025-07-15&t=0900.1030&l=Weekly.One%20time&e=${address}&p=%2B1%20%28555%29%20010-0199&r=${referenceFor(parentEmail)}`;
  const link = `Answer this request: https://swim.example.com/answer#${fragment}`;
  expect(message.split('\n').at(-1)).toBe(link);
});
