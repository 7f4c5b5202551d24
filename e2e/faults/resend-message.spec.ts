import { referenceOf } from '@/lib/booking/identity';
import type { LessonBooking } from '@/lib/request/booking';
import { formatRequest } from '@/lib/request/message';
import { failedSentence } from '@/lib/request/sentences';
import { phone } from '../support/booking-form';
import { answerPath } from '../support/links';
import { onlyResend, resendEnvironment } from '../support/own-site';
import { dayPath, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';
import { emailJsIsDown } from './fault-table';

const note =
  'Mía is four 🏊🏽‍♀️; she says "più!"\n<img src="https://example.com/x.png">\nReference: AAAAA';

test('Resend gets the text that EmailJS got, all valid recipients, a subject and a Reply-To', async ({
  inbox,
  siteWith,
  parentEmail: email,
}) => {
  const recipients =
    '"Doe, Jane" <jane@example.com>, ana@example.com, Ben <ben@example.com>,, carl';
  const { origin } = await siteWith({
    ...resendEnvironment(inbox.origin),
    INSTRUCTOR_EMAIL: recipients,
    EMAILJS_ORIGIN: `${inbox.origin}/`,
  });
  await inbox.injectFault({ provider: 'emailjs', containing: email, ...emailJsIsDown.rule });
  const request: Omit<LessonBooking, 'reference'> = {
    kind: 'lesson',
    date: '2025-07-15',
    times: ['9:00 AM', '9:30 AM', '11:30 AM', '1:00 PM'],
    lessonTypes: ['Weekly', 'Week long'],
    otherDates: ['2025-07-16', '2025-07-22'],
    email,
    phone,
    additionalInfo: note,
  };
  const response = await postForm(origin + dayPath, {
    times: request.times.toReversed(),
    lessonTypes: request.lessonTypes.toReversed(),
    otherDates: request.otherDates.toReversed(),
    email: [email],
    phone: [phone],
    additionalInfo: [note],
  });
  expect(response.location).toBe('/');
  const reference = referenceOf(request);
  const text = `${formatRequest(request)}\n\nReference: ${reference}`;
  const [toEmailJs, toResend] = await inbox.requests(email);
  expect(toEmailJs?.body.template_params).toMatchObject({ to_email: recipients, message: text });
  expect(toResend?.body).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['"Doe, Jane" <jane@example.com>', 'ana@example.com', 'Ben <ben@example.com>'],
    reply_to: email,
    subject: `Swim request · Tue, Jul 15 + 2 more days · 4 times from 9:00 AM · Weekly, Week long · ${reference}`,
    text,
  });
});

test('a request whose address Resend rejects as the Reply-To arrives without one', async ({
  inbox,
  sharedSiteWith,
  parentEmail,
}) => {
  const { origin } = await sharedSiteWith(onlyResend(inbox.origin));
  const addresses = ['parent@gmail', 'moi.@courriel.example', 'a..b@docomo.example'];
  for (const address of addresses) {
    await postForm(origin + dayPath, { email: [address], additionalInfo: [parentEmail] });
  }
  expect((await inbox.messages(parentEmail)).map(({ body }) => body)).toEqual(
    addresses.map((address) => ({
      from: 'Swim School <requests@example.com>',
      to: ['instructor@example.com'],
      subject: expect.stringMatching(/^Swim request · Tue, Jul 15 · no time chosen · \w{5}$/),
      text: expect.stringContaining(`Email: ${address}\nPhone: not given\n`),
    })),
  );
});

test('a request is sent again with a corrected sender, although Resend knows it', async ({
  inbox,
  siteWith,
  sharedSiteWith,
  parentEmail,
}) => {
  const lostResponse = { kind: 'reset', isKept: true, times: 1 };
  await inbox.injectFault({ provider: 'resend', containing: parentEmail, ...lostResponse });
  const before = await sharedSiteWith(onlyResend(inbox.origin));
  const { alert } = await postForm(before.origin + dayPath, requestOf(parentEmail));
  expect(alert).toBe(failedSentence);

  const sender = 'Swim School <school@example.com>';
  const after = await siteWith({ ...onlyResend(inbox.origin), RESEND_FROM: sender });
  const { location } = await postForm(after.origin + dayPath, requestOf(parentEmail));
  expect(location).toBe('/');
  const senders = (await inbox.messages(parentEmail)).map(({ body }) => body.from);
  expect(senders).toEqual(['Swim School <requests@example.com>', sender]);
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
  const link = answerPath({
    times: ['9:00 AM', '10:30 AM'],
    lessonTypes: ['Weekly', 'One time'],
    email: parentEmail,
    phone,
    reference: referenceFor(parentEmail),
  });
  expect(message.split('\n').at(-1)).toBe(`Answer this request: https://swim.example.com${link}`);
});
