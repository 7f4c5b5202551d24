import type { Page } from '@playwright/test';
import { flawsOfCalendarFile } from '../fuzz/clean-calendar-file';
import { flawsOfHtml } from '../fuzz/clean-html';
import { expectNoAccessibilityProblemsInMail } from '../support/axe';
import { bookingForm, expectSubmitted, phone } from '../support/booking-form';
import { resendEnvironment, withSite } from '../support/own-site';
import { readCalendarFile } from '../support/calendar-file';
import { referenceOnReceipt } from '../support/receipt';
import { arrange, expect, seenBy, test, type FaultSite } from './fault-site';

const down = { rule: { kind: 'answer', status: 503, text: 'down' } };
const words =
  'Mía is four 🏊🏽‍♀️; she says "più!", \\o/\n<img src="https://example.com/x.png">\nReference: AAAAA';

/** Presses Submit while EmailJS is down for this one request, and gives what Resend was sent. */
async function sendThroughResend(page: Page, { inbox }: FaultSite, containing: string) {
  await arrange(inbox, 'emailjs', containing, down);
  await expectSubmitted(page);
  const { messages } = await seenBy('resend', inbox, containing);
  expect(messages).toHaveLength(1);
  return { body: Object(messages[0]?.body), reference: await referenceOnReceipt(page) };
}

/** Fills the form in with times that only partly follow one another, and words from everywhere. */
async function fillInWidely(page: Page, parentEmail: string): Promise<void> {
  const { slot, lessonType, email, phone: number, additionalInfo } = bookingForm(page);
  for (const time of ['1:00 PM', '9:30 AM', '9:00 AM', '11:30 AM']) await slot(time).check();
  await lessonType('Week long').check();
  await lessonType('Weekly').check();
  await email.fill(parentEmail);
  await number.fill(phone);
  await additionalInfo.fill(words);
}

test('Resend is given the request with every field, to be answered and put into a calendar', async ({
  parentAt,
  sites,
  parentEmail,
}) => {
  const site = sites['Resend behind it'];
  const page = await parentAt(site);
  await fillInWidely(page, parentEmail);
  const { body, reference } = await sendThroughResend(page, site, parentEmail);

  const text = [
    'Date: Tuesday, July 15, 2025 (2025-07-15)',
    'When: 9:00 – 10:00 AM, 11:30 AM – 12:00 PM, 1:00 – 1:30 PM',
    'Time slots: 9:00 AM, 9:30 AM, 11:30 AM, 1:00 PM',
    'Lesson types: Weekly ($45 per lesson), Week long ($225 per week)',
    '',
    `Email: ${parentEmail}`,
    `Phone: ${phone}`,
    '',
    'Additional info:',
    ...words.split('\n').map((line) => `> ${line}`),
    '',
    `Reference: ${reference}`,
  ].join('\n');
  expect(body).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['instructor@example.com'],
    reply_to: parentEmail,
    subject: `Swim request · Tue, Jul 15 · 9:00 AM, 9:30 AM + 2 more · Weekly, Week long · ${reference}`,
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

  const file = Buffer.from(body.attachments[0].content, 'base64');
  expect(flawsOfCalendarFile(file, 3)).toEqual([]);
  const { method, events } = readCalendarFile(file.toString('utf8'));
  expect(method).toBe('PUBLISH');
  expect(events.map(({ start, end }) => [start, end])).toEqual([
    ['2025-07-15T09:00:00', '2025-07-15T10:00:00'],
    ['2025-07-15T11:30:00', '2025-07-15T12:00:00'],
    ['2025-07-15T13:00:00', '2025-07-15T13:30:00'],
  ]);
  for (const event of events) {
    expect(event).toMatchObject({
      summary: `Swim request · Weekly · Week long · ${reference}`,
      description: text,
      status: 'TENTATIVE',
      attendees: 0,
    });
  }
});

test('on a phone, in light and in dark colors, the page of the mail is read and answered', async ({
  parentAt,
  sites,
  parentEmail,
  browser,
}) => {
  const site = sites['Resend behind it'];
  const page = await parentAt(site);
  await fillInWidely(page, parentEmail);
  const { body, reference } = await sendThroughResend(page, site, parentEmail);
  expect(flawsOfHtml(body.html)).toEqual([]);

  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 390, height: 844 };
    const reader = await browser.newContext({ colorScheme, viewport, isMobile: true });
    const mail = await reader.newPage();
    const asked: string[] = [];
    mail.on('request', (request) => asked.push(request.url()));
    await mail.setContent(body.html);
    const title = mail.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Tuesday, July 15, 2025 (2025-07-15)');
    for (const words of [
      '11:30 AM – 12:00 PM',
      '9:00 AM, 9:30 AM, 11:30 AM, 1:00 PM',
      'Week long ($225 per week)',
    ]) {
      await expect.soft(mail.getByText(words)).toBeInViewport();
    }
    for (const [name, href] of [
      [
        parentEmail,
        `mailto:${parentEmail}?subject=Swim%20lesson%20on%20Tuesday%2C%20July%2015%2C%202025%20(${reference})`,
      ],
      [phone, 'tel:+15550100199'],
    ] as const) {
      await expect.soft(mail.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(mail.getByRole('blockquote')).toHaveText(words.replaceAll('\n', ''));
    await expect(mail.getByText(reference, { exact: true })).toBeVisible();
    expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoAccessibilityProblemsInMail(mail);
    expect(asked).toEqual([]);
    await reader.close();
  }
});

test('without an address, a time or a type, the mail says so and carries no empty part', async ({
  parentAt,
  sites,
  parentEmail,
}) => {
  const site = sites['Resend behind it'];
  const page = await parentAt(site);
  await bookingForm(page).additionalInfo.fill(parentEmail);
  const { body, reference } = await sendThroughResend(page, site, parentEmail);
  expect(body).toEqual({
    from: 'Swim School <requests@example.com>',
    to: ['instructor@example.com'],
    subject: `Swim request · Tue, Jul 15 · no time chosen · ${reference}`,
    text: expect.stringContaining('Email: not given\nPhone: not given\n'),
    html: expect.stringContaining('No time chosen'),
  });
  expect(body.html).not.toContain('href=');
});

for (const [number, link] of [
  ['555 0100', '<a href="tel:5550100"'],
  ['+44 (0)20 7946 0018', '<a href="tel:+442079460018"'],
  ['(555) 010.0199', '<a href="tel:5550100199"'],
  // Words in it would make it a wrong one.
  ['555 0100 ext. 5, ask for Ana', '555 0100 ext. 5, ask for Ana'],
] as const) {
  test(`the telephone number ${number} can be dialed from the mail where it is one`, async ({
    parentAt,
    sites,
    parentEmail,
  }) => {
    const site = sites['Resend behind it'];
    const page = await parentAt(site);
    await bookingForm(page).phone.fill(number);
    await bookingForm(page).additionalInfo.fill(parentEmail);
    const { body } = await sendThroughResend(page, site, parentEmail);
    expect(body.html).toContain(link);
    expect(body.html.match(/tel:/g) ?? []).toHaveLength(link.match(/tel:/g)?.length ?? 0);
  });
}

test('several instructors each get the mail, and one address that is none keeps it from nobody', async ({
  ownInbox,
  parentAt,
  parentEmail,
}, { parallelIndex }) => {
  const environment = {
    ...resendEnvironment(ownInbox.origin),
    INSTRUCTOR_EMAIL: 'ana@example.com, Ben <ben@example.com>,, carl',
  };
  await withSite(ownInbox, parallelIndex, environment, async (site) => {
    const page = await parentAt(site);
    await bookingForm(page).email.fill(parentEmail);
    const { body } = await sendThroughResend(page, { ...site, inbox: ownInbox }, parentEmail);
    expect(body.to).toEqual(['ana@example.com', 'Ben <ben@example.com>']);
    const emailJs = await seenBy('emailjs', ownInbox, parentEmail);
    expect(emailJs.requests[0]?.body).toMatchObject({
      template_params: { to_email: 'ana@example.com, Ben <ben@example.com>,, carl' },
    });
    await page.close();
  });
});

test('an address that no mail reaches is in the message, and is not where its answers go', async ({
  parentAt,
  sites,
  parentEmail,
}) => {
  const site = sites['Resend behind it'];
  const page = await parentAt(site);
  await bookingForm(page).email.fill('parent@gmail');
  await bookingForm(page).additionalInfo.fill(parentEmail);
  const { body } = await sendThroughResend(page, site, parentEmail);
  expect(body).not.toHaveProperty('reply_to');
  expect(body.text).toContain('parent@gmail');
});
