import { fieldNames } from '@/lib/booking/request-fields';
import { formatRequest } from '@/lib/booking/request-text';
import { phone } from '../support/booking-form';
import { resendEnvironment } from '../support/own-site';
import { dayPath, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';
import { emailJsIsDown } from './fault-table';

const note =
  'Mía is four 🏊🏽‍♀️; she says "più!"\n<img src="https://example.com/x.png">\nReference: AAAAA';

test('Resend gets the same text, with a subject and a Reply-To', async ({
  inbox,
  siteWith,
  parentEmail: email,
}) => {
  const { origin } = await siteWith(resendEnvironment(inbox.origin));
  await inbox.injectFault({ provider: 'emailjs', containing: email, ...emailJsIsDown.rule });
  const request = {
    date: '2025-07-15',
    slots: ['9:00 AM', '9:30 AM', '11:30 AM', '1:00 PM'],
    lessonTypes: ['Weekly', 'Week long'],
    otherDates: ['2025-07-16', '2025-07-22'],
    email,
    phone,
    additionalInfo: note,
  };
  const { location } = await postForm(origin + dayPath, {
    [fieldNames.slots]: request.slots.toReversed(),
    [fieldNames.lessonTypes]: request.lessonTypes.toReversed(),
    [fieldNames.otherDates]: request.otherDates.toReversed(),
    [fieldNames.email]: [email],
    [fieldNames.phone]: [phone],
    [fieldNames.additionalInfo]: [note],
  });
  expect(location).toBe('/');

  const [rejected] = await inbox.requests(email);
  const { message } = Object(rejected?.body.template_params);
  const [, reference = ''] = /\n\nReference: (\w{5})$/.exec(message) ?? [];
  expect(message).toBe(`${formatRequest(request)}\n\nReference: ${reference}`);
  const [mail] = await inbox.messages(email);
  expect(mail).toMatchObject({ provider: 'resend' });
  expect(mail?.body).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['instructor@example.com'],
    reply_to: email,
    subject: `Swim request · Tue, Jul 15 + 2 more days · 4 times from 9:00 AM · Weekly, Week long · ${reference}`,
    text: message,
  });
});

test('on Vercel, the link to /answer uses the production URL', async ({
  inbox,
  siteWith,
  parentEmail,
}) => {
  const { origin } = await siteWith({ VERCEL_PROJECT_PRODUCTION_URL: 'swim.example.com' });
  await postForm(origin + dayPath, requestOf(parentEmail), {
    headers: { 'x-forwarded-host': new URL(origin).host },
  });
  const [mail] = await inbox.messages(parentEmail);
  const { message } = Object(mail?.body.template_params);
  const address = parentEmail.replace('@', '%40');
  const fragment = `d=2025-07-15&t=0900.1030&l=Weekly.One%20time&e=${address}&p=%2B1%20%28555%29%20010-0199&r=${referenceFor(parentEmail)}`;
  const link = `Answer this request: https://swim.example.com/answer#${fragment}`;
  expect(message.split('\n').at(-1)).toBe(link);
});

test('every valid instructor address gets the email', async ({ inbox, siteWith, parentEmail }) => {
  const recipients = 'ana@example.com, Ben <ben@example.com>,, carl';
  const { origin } = await siteWith({
    ...resendEnvironment(inbox.origin),
    EMAILJS_ORIGIN: `${inbox.origin}/`,
    INSTRUCTOR_EMAIL: recipients,
  });
  await inbox.injectFault({ provider: 'emailjs', containing: parentEmail, ...emailJsIsDown.rule });
  const { email, additionalInfo } = fieldNames;
  await postForm(origin + dayPath, { [email]: ['parent@gmail'], [additionalInfo]: [parentEmail] });
  const [first] = await inbox.requests(parentEmail);
  expect(first?.body).toMatchObject({ template_params: { to_email: recipients } });
  const [mail] = await inbox.messages(parentEmail);
  // An undeliverable address is not used as the Reply-To.
  expect(mail?.body).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['ana@example.com', 'Ben <ben@example.com>'],
    subject: expect.stringMatching(/^Swim request · Tue, Jul 15 · no time chosen · \w{5}$/),
    text: expect.stringContaining('Email: parent@gmail\nPhone: not given\n'),
  });
});
