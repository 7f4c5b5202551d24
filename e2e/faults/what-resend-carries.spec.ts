import { fieldNames } from '@/lib/booking/request-fields';
import { requestLines } from '@/lib/booking/request-text';
import type { Site } from '../run/start-site';
import { expectNoAccessibilityProblemsInMail } from '../support/axe';
import { phone } from '../support/booking-form';
import { readCalendarFile } from '../support/calendar-file';
import { resendEnvironment, type OwnInbox } from '../support/own-site';
import { day, postForm, type Fields } from '../support/posted-form';
import { expect, test } from './fault-site';
import { emailJsIsDown } from './fault-table';

const { slots, lessonTypes, otherDates, email, additionalInfo } = fieldNames;

const words =
  'Mía is four 🏊🏽‍♀️; she says "più!", \\o/\n<img src="https://example.com/x.png">\nReference: AAAAA';

/** Several days, times in a row and apart, and characters that break naive mail. */
const wideRequest = (parentEmail: string): Fields => ({
  [slots]: ['1:00 PM', '9:30 AM', '9:00 AM', '11:30 AM'],
  [lessonTypes]: ['Week long', 'Weekly'],
  [otherDates]: ['2025-07-22', '2025-07-16'],
  [email]: [parentEmail],
  [fieldNames.phone]: [phone],
  [additionalInfo]: [words],
});

test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

/** Posts a form while EmailJS is down. @returns what Resend was sent */
async function sendThroughResend(site: Site, inbox: OwnInbox, containing: string, fields: Fields) {
  await inbox.injectFault({ provider: 'emailjs', containing, ...emailJsIsDown.rule });
  expect((await postForm(site.origin + day, fields)).location).toBe('/');
  const messages = await inbox.messages(containing);
  expect(messages.map(({ provider }) => provider)).toEqual(['resend']);
  const body = Object(messages[0]?.body);
  return { body, reference: body.text.slice(-5) };
}

test('Resend is given all that was asked', async ({ inbox, siteWith, parentEmail }) => {
  const site = await siteWith(resendEnvironment(inbox.origin));
  const request = wideRequest(parentEmail);
  const { body, reference } = await sendThroughResend(site, inbox, parentEmail, request);
  const lines = requestLines({
    date: '2025-07-15',
    slots: ['9:00 AM', '9:30 AM', '11:30 AM', '1:00 PM'],
    lessonTypes: ['Weekly', 'Week long'],
    otherDates: ['2025-07-16', '2025-07-22'],
    email: parentEmail,
    phone,
    additionalInfo: words,
  });
  const text = `${lines}\n\nReference: ${reference}`;
  expect(body).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['instructor@example.com'],
    reply_to: parentEmail,
    subject: `Swim request · Tue, Jul 15 + 2 more days · 9:00 AM, 9:30 AM + 2 more · Weekly, Week long · ${reference}`,
    text,
    html: expect.stringMatching(/^<!doctype html>/),
    attachments: [
      {
        filename: `swim-request-${reference}.ics`,
        content: expect.stringMatching(/^[\w+/]+=*$/),
        content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  });

  const file = Buffer.from(body.attachments[0].content, 'base64').toString('utf8');
  const summary = `Swim request · Weekly · Week long · ${reference}`;
  const event = { summary, description: text, status: 'TENTATIVE', attendees: 0 };
  expect(readCalendarFile(file).events).toMatchObject(
    ['2025-07-15', '2025-07-16', '2025-07-22'].flatMap((date) => [
      { ...event, start: `${date}T09:00:00`, end: `${date}T10:00:00` },
      { ...event, start: `${date}T11:30:00`, end: `${date}T12:00:00` },
      { ...event, start: `${date}T13:00:00`, end: `${date}T13:30:00` },
    ]),
  );
});

test('the mail can be read on a phone', async ({ page, inbox, siteWith, parentEmail }) => {
  const site = await siteWith(resendEnvironment(inbox.origin));
  const request = wideRequest(parentEmail);
  const { body, reference } = await sendThroughResend(site, inbox, parentEmail, request);
  const subject = `Swim%20lesson%20on%20Tuesday%2C%20July%2015%2C%202025%20(${reference})`;
  const asked: string[] = [];
  page.on('request', (loaded) => asked.push(loaded.url()));
  await page.setContent(body.html);

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Tuesday, July 15, 2025 (2025-07-15)');
  for (const text of [
    '11:30 AM – 12:00 PM',
    '9:00 AM, 9:30 AM, 11:30 AM, 1:00 PM',
    'Wednesday, July 16, 2025 (2025-07-16)',
    '4 times × 3 days = 12 lessons',
    'Week long ($225 per week)',
  ]) {
    await expect.soft(page.getByText(text)).toBeInViewport();
  }
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  for (const [name, href] of [
    [parentEmail, `mailto:${parentEmail}?subject=${subject}`],
    [phone, 'tel:+15550100199'],
  ] as const) {
    await expect.soft(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('blockquote')).toHaveText(words.replaceAll('\n', ''));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAccessibilityProblemsInMail(page);
  }
  expect(asked).toEqual([]);
});

test('several instructors each get the mail', async ({ inbox, siteWith, parentEmail }) => {
  const recipients = 'ana@example.com, Ben <ben@example.com>,, carl';
  const environment = {
    ...resendEnvironment(inbox.origin),
    EMAILJS_ORIGIN: `${inbox.origin}/`,
    INSTRUCTOR_EMAIL: recipients,
  };
  const request = { [email]: ['parent@gmail'], [additionalInfo]: [parentEmail] };
  const site = await siteWith(environment);
  const { body, reference } = await sendThroughResend(site, inbox, parentEmail, request);
  // No calendar file without a time, and no reply-to that no mail reaches.
  expect(body).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['ana@example.com', 'Ben <ben@example.com>'],
    subject: `Swim request · Tue, Jul 15 · no time chosen · ${reference}`,
    text: expect.stringContaining('Email: parent@gmail\nPhone: not given\n'),
    html: expect.stringMatching(/No time chosen(?!.*that works)/s),
  });
  const [first] = await inbox.requests(parentEmail);
  expect(first?.body).toMatchObject({ template_params: { to_email: recipients } });

  const nameless = { [additionalInfo]: [`Not ${parentEmail}`] };
  const unsigned = await sendThroughResend(site, inbox, `Not ${parentEmail}`, nameless);
  expect(unsigned.body).not.toHaveProperty('reply_to');
  expect(unsigned.body.text).toContain('Email: not given\nPhone: not given\n');
  expect(unsigned.body.html).not.toContain('href=');
});
