import type { Page } from '@playwright/test';
import { box, checkedBoxes, request } from '../support/answer-page';
import { phone } from '../support/booking-form';
import { answerPath, lessonPath } from '../support/links';
import { readCalendarFile } from '../support/read-calendar-file';
import { addToCalendar } from '../support/receipt';
import { expect, test } from '../support/test';
import { check, uncheck } from '../support/press';

const days = ['Tuesday, July 15', 'Tuesday, July 22', 'Tuesday, July 29', 'Tuesday, August 5'];

test(
  'a request is answered from its email',
  { tag: '@chromium-only' },
  async ({ page, parent }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const form = await parent.fillInDay('2025-07-15', ['9:30 AM', '11:00 AM'], ['Weekly']);
    await form.phone.fill(phone);
    for (const day of ['Tue, Jul 22', 'Tue, Jul 29', 'Tue, Aug 5']) {
      await check(form.dayCheckbox(day));
    }
    await parent.submitAndExpectSent();
    await page.goto(`${parent.inbox.origin}?containing=${parent.email}`);
    await page.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { name: 'Answer a request' })).toBeVisible();
    const [, reference = ''] = /Reference: (\w{5})/.exec(await parent.message()) ?? [];

    const details = page.getByRole('region', { name: `Request ${reference}` });
    await expect(details.locator('a[dir="auto"]')).toHaveText([parent.email, phone]);
    await expect(details.getByText('9:30 AM, 11:00 AM', { exact: true })).toBeVisible();
    await expect(details.getByText('Weekly · 2 times × 4 days = 8 lessons')).toBeVisible();
    await expect(checkedBoxes(page)).toHaveCount(4);

    await page.getByText('Yes, that works', { exact: true }).press('Enter');
    const dates = ['2025-07-15', '2025-07-22', '2025-07-29', '2025-08-05'];
    const family = lessonPath({ dates, times: ['9:30 AM', '11:00 AM'], reference });
    const text = [
      ...['Hi! Yes, that works:', ''],
      ...days.map((day) => `${day}, 9:30 – 10:00 AM, 11:00 – 11:30 AM`),
      ...['', 'Address: ___', 'Total: ___', ''],
      'See you at the pool! For your calendar, or if you can’t come:',
      new URL(family, page.url()).href,
    ];
    await expect(page.getByText('See you at the pool!')).toHaveText(text.join('\n'));
    await expect(page.getByText('Fill in each ___ before you send it.')).toBeVisible();
    const byEmail = page.getByRole('link', { name: 'Reply by email' });
    const mail = new URL((await byEmail.getAttribute('href')) ?? '');
    expect(mail.pathname).toBe(parent.email);
    expect(Object.fromEntries(mail.searchParams)).toEqual({
      subject: `Swim lesson on Tuesday, July 15, 2025 (${reference})`,
      body: text.join('\r\n'),
    });
    const byText = page.getByRole('link', { name: 'Reply by text message' });
    const body = encodeURIComponent(text.join('\r\n'));
    await expect(byText).toHaveAttribute('href', `sms:+15550100199?body=${body}`);

    await page.getByText('Another time', { exact: true }).press('Enter');
    await expect(byEmail).toHaveCount(2);
    await expect(page.getByText(/My open times are here: http:.*\/#calendar$/)).toBeVisible();

    const { bytes } = await addToCalendar(page, (link) => link.press('Enter'));
    const description = `Email: ${parent.email}\nPhone: ${phone}\nReference: ${reference}`;
    const lesson = { description, status: 'CONFIRMED' };
    expect(readCalendarFile(bytes.toString('utf8')).events).toMatchObject(
      dates.flatMap((date) => [
        { start: `${date}T09:30:00`, end: `${date}T10:00:00`, ...lesson },
        { start: `${date}T11:00:00`, end: `${date}T11:30:00`, ...lesson },
      ]),
    );

    const command = `npm run slots -- close ${dates.join(' ')} "9:30 AM" "11:00 AM"`;
    expect(await commandsSentFrom(page)).toEqual([command]);
    await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
    // As the issue has it.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `\`\`\`\n${command}\n\`\`\``,
    );
  },
);

/** The text of the reply that confirms, up to the address. */
function confirmed(page: Page) {
  return page.getByText(/^Hi! Yes, that works:/);
}

test('the reply, the command and the calendar entry follow what is checked', async ({ page }) => {
  const { events } = await calendarEvents(page, async () => {
    await page.goto(answerPath(request));
    await page.getByText('Yes, that works', { exact: true }).click();
    await expect(confirmed(page)).toContainText(
      [
        'Friday, August 8, 5:00 – 5:30 PM\n\nI can’t make:',
        'Thursday, August 7, 9:00 – 9:30 AM, 5:00 – 5:30 PM',
        'Friday, August 8, 9:00 – 9:30 AM\n\nAddress: ___',
      ].join('\n'),
    );
    expect(await commandsSentFrom(page)).toEqual(['npm run slots -- close 2025-08-08 "5:00 PM"']);

    // She has closed this day for the family already.
    await check(box(page, 'Thu, Aug 7'));
    await uncheck(box(page, '5:00 PM'));
    await expect(confirmed(page)).toContainText(
      [
        'Thursday, August 7, 9:00 – 9:30 AM, 5:00 – 5:30 PM\n\nI can’t make:',
        'Friday, August 8, 9:00 – 9:30 AM, 5:00 – 5:30 PM\n\nAddress: ___',
      ].join('\n'),
    );
    await expect(page.getByRole('region', { name: 'Close the times' })).toHaveCount(0);
  });
  expect(events).toMatchObject([
    { start: '2025-08-07T09:00:00', end: '2025-08-07T09:30:00' },
    { start: '2025-08-07T17:00:00', end: '2025-08-07T17:30:00' },
  ]);

  // A phone may load the page again when she comes back from the mail app.
  await page.reload();
  await expect(box(page, 'Thu, Aug 7')).toBeChecked();
  await expect(box(page, '5:00 PM')).not.toBeChecked();
  await uncheck(box(page, 'Thu, Aug 7'));
  await page.getByText('Yes, that works', { exact: true }).click();
  await expect(page.getByText('Nothing is checked, so there is nothing to confirm.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Reply/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveCount(0);

  // A box of other slots, as a later build may show them, keeps what was checked.
  await page.goto(answerPath({ ...request, times: ['5:00 PM'] }));
  await expect(box(page, 'Thu, Aug 7')).not.toBeChecked();
  await expect(box(page, 'Fri, Aug 8')).not.toBeChecked();
});

async function calendarEvents(page: Page, prepare: () => Promise<void>) {
  await prepare();
  const { bytes } = await addToCalendar(page);
  return readCalendarFile(bytes.toString('utf8'));
}

test('a request without times has a box for each day, and leaves the times to the instructor', async ({
  page,
}) => {
  await page.goto(answerPath({ dates: ['2025-07-15', '2025-08-07', '2025-09-30'], times: [] }));
  await expect(page.getByText('No time was chosen.')).toBeVisible();
  await expect(checkedBoxes(page)).toHaveCount(1);
  await expect(box(page, 'Tue, Jul 15')).toHaveAccessibleDescription('open');
  await expect(box(page, 'Thu, Aug 7')).toHaveAccessibleDescription('closed');
  await page.getByText('Yes, that works', { exact: true }).click();
  await expect(confirmed(page)).toContainText(
    'Tuesday, July 15, ___\n\nI can’t make:\nThursday, August 7\nTuesday, September 30\n',
  );
  await expect(page.getByRole('link', { name: /^Close|^Add/ })).toHaveCount(0);
});

test('a reply that is pressed stays where it is, whatever was open above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(answerPath(request));
  await page.getByText('Yes, that works', { exact: true }).click();
  const second = page.getByText('Another time', { exact: true });
  await second.scrollIntoViewIfNeeded();
  const before = await second.boundingBox();
  await second.click();
  await expect(page.getByText('My open times are here')).toBeVisible();
  expect(await second.boundingBox()).toEqual(before);
});

/** The commands in the prefilled issue. Nothing in it leads to a person. */
async function commandsSentFrom(page: Page): Promise<readonly string[] | null> {
  const link = page.getByRole('link', { name: 'Close these times' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/swim-school/website/issues/new');
  expect(url.searchParams.get('title')).toMatch(/^Times of request \w{5}$/);
  const body = url.searchParams.get('body') ?? '';
  expect(body).not.toContain('@');
  return body.match(/^npm run .*$/gm);
}

test('the replies to 24 lessons begin on a phone’s first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const dates = [
    '2025-07-15',
    '2025-07-16',
    '2025-07-17',
    '2025-07-18',
    '2025-07-19',
    '2025-07-21',
  ];
  const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM'] as const;
  const contact = { email: 'jo@example.com', phone: '+1 555 0100' };
  await page.goto(answerPath({ dates, times, lessonTypes: ['Week long'], ...contact }));
  await expect(page.getByText('4 times × 6 days = 24 lessons')).toBeVisible();
  await expect(page.getByText('Yes, that works', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('without JavaScript, the page says who it is for, and it is not indexed', async ({
  request,
}) => {
  const html = await (await request.get('/answer')).text();
  expect(html).toContain('This page is for the instructor.');
  expect(html).toContain('<meta name="robots" content="noindex"');
});
