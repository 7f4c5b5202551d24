import type { Page } from '@playwright/test';
import { closedSentence, failedSentence, invalidSentence } from '@/lib/booking/sentences';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm, expectSubmitted } from '../support/booking-form';
import { readCalendarFile } from '../support/calendar-file';
import type { OwnInbox } from '../support/own-site';
import { addToCalendar } from '../support/receipt';
import { expect, test } from '../support/test';

type Request = {
  /** As `YYYY-MM-DD`. */
  readonly date: string;
  readonly lessonType: string;
  readonly times: readonly string[];
  readonly days: readonly string[];
};

/** Ticks a request's times, lesson type and days, which open by themselves where there is a script. */
async function ask(
  page: Page,
  { date, lessonType, times, days }: Request,
  { script }: { script: boolean },
): Promise<void> {
  await page.goto(`/timeslots/${date}`);
  const form = bookingForm(page);
  for (const time of times) await form.slot(time).check();
  await form.lessonType(lessonType).check();
  if (!script) await form.moreDays.click();
  for (const day of days) await form.day(day).check();
}

/** The one message about a parent's request: its five parameters, and the lines of its text. */
async function messageOf(inbox: OwnInbox, parentEmail: string) {
  const messages = await inbox.messages(parentEmail);
  expect(messages).toHaveLength(1);
  const parameters = Object(messages[0]?.body.template_params);
  expect(parameters).toEqual({
    to_email: 'instructor@example.com',
    message: expect.any(String),
    email: parentEmail,
    phone: '',
    additionalInfo: '',
  });
  return String(parameters.message).split('\n');
}

const linesAfter = (parentEmail: string) => [
  '',
  `Email: ${parentEmail}`,
  'Phone: not given',
  '',
  'Additional info: not given',
  '',
  expect.stringMatching(/^Reference: [2-9A-Z]{5}$/),
];

const everyTuesday = {
  date: '2025-07-15',
  lessonType: 'Weekly',
  times: ['9:00 AM'],
  days: ['Tue, Jul 22', 'Tue, Jul 29', 'Tue, Aug 5'],
};
const everyTuesdayLines = [
  'Date: Tuesday, July 15, 2025 (2025-07-15)',
  'When: 9:00 – 9:30 AM',
  'Time slots: 9:00 AM',
  'Also on: Tuesday, July 22, 2025 (2025-07-22); Tuesday, July 29, 2025 (2025-07-29); Tuesday, August 5, 2025 (2025-08-05)',
  'Lessons: 1 time × 4 days = 4 lessons',
  'Lesson types: Weekly ($45 per lesson)',
];

const plans = [
  {
    name: 'a whole week at two times',
    request: {
      date: '2025-07-21',
      lessonType: 'Week long',
      times: ['9:00 AM', '9:30 AM'],
      days: ['Tue, Jul 22', 'Wed, Jul 23', 'Thu, Jul 24', 'Fri, Jul 25'],
    },
    summary: '2 times × 5 days = 10 lessons · $225 per week',
    lines: [
      'Date: Monday, July 21, 2025 (2025-07-21)',
      'When: 9:00 – 10:00 AM',
      'Time slots: 9:00 AM, 9:30 AM',
      'Also on: Tuesday, July 22, 2025 (2025-07-22); Wednesday, July 23, 2025 (2025-07-23); Thursday, July 24, 2025 (2025-07-24); Friday, July 25, 2025 (2025-07-25)',
      'Lessons: 2 times × 5 days = 10 lessons',
      'Lesson types: Week long ($225 per week)',
    ],
    receipt: [
      'Monday, July 21, 2025: 9:00 AM, 9:30 AM',
      'Also on Tue, Jul 22; Wed, Jul 23; Thu, Jul 24; Fri, Jul 25: 2 times × 5 days = 10 lessons',
    ],
    events: [21, 22, 23, 24, 25].map((day) => [
      `2025-07-${day}T09:00:00`,
      `2025-07-${day}T10:00:00`,
    ]),
  },
  {
    name: 'every Tuesday at one time',
    request: everyTuesday,
    summary: '1 time × 4 days = 4 lessons · $45 per lesson',
    lines: everyTuesdayLines,
    receipt: [
      'Tuesday, July 15, 2025: 9:00 AM',
      'Also on Tue, Jul 22; Tue, Jul 29; Tue, Aug 5: 1 time × 4 days = 4 lessons',
    ],
    events: ['07-15', '07-22', '07-29', '08-05'].map((day) => [
      `2025-${day}T09:00:00`,
      `2025-${day}T09:30:00`,
    ]),
  },
];

for (const { name, request, summary, lines, receipt, events } of plans) {
  test(
    `${name} is one request, one receipt and a calendar file with every day`,
    { tag: '@desktop' },
    async ({ page, inbox, parentEmail }) => {
      await ask(page, request, { script: true });
      await bookingForm(page).email.fill(parentEmail);
      await expect(page.getByText(summary)).toBeVisible();
      await expectNoAccessibilityProblems(page);
      await expectSubmitted(page);
      for (const line of receipt) await expect(page.getByText(line, { exact: true })).toBeVisible();
      const { bytes } = await addToCalendar(page);
      const file = readCalendarFile(bytes.toString('utf8'));
      expect(file.events.map(({ start, end }) => [start, end])).toEqual(events);
      expect(new Set(file.events.map(({ uid }) => uid)).size).toBe(events.length);
      expect(await messageOf(inbox, parentEmail)).toEqual([...lines, ...linesAfter(parentEmail)]);
    },
  );
}

test(
  'a day that lacks a chosen time is left out and said so, and is back once the times fit',
  { tag: '@desktop' },
  async ({ page, inbox, parentEmail }) => {
    await ask(
      page,
      {
        date: '2025-07-18',
        lessonType: 'Week long',
        times: ['9:00 AM'],
        days: ['Sat, Jul 19', 'Tue, Jul 22', 'Thu, Jul 24'],
      },
      { script: true },
    );
    const { slot, day, email } = bookingForm(page);
    const tuesday = day('Tue, Jul 22');
    await email.fill(parentEmail);
    await slot('4:00 PM').check();
    await expect(tuesday).toBeDisabled();
    await expect(tuesday).toHaveAccessibleDescription('4:00 PM is not open');
    const leftOut = page.getByRole('status').filter({ hasText: 'Left out' });
    await expect(leftOut).toHaveText(
      'Left out, as a chosen time is not open there: Tue, Jul 22; Thu, Jul 24.',
    );
    await expect(page.getByText('2 times × 2 days = 4 lessons')).toBeVisible();
    await expectNoAccessibilityProblems(page);

    await page.reload();
    await expect(leftOut).toBeVisible();
    await slot('4:00 PM').uncheck();
    await expect(tuesday).toBeEnabled();
    await expect(tuesday).toBeChecked();
    await expect(
      page.getByRole('status').filter({ hasText: 'Back in: Tue, Jul 22; Thu, Jul 24.' }),
    ).toBeVisible();
    await expect(page.getByText('1 time × 4 days = 4 lessons')).toBeVisible();

    await slot('4:00 PM').check();
    await expect(tuesday).toBeDisabled();
    await expectSubmitted(page);
    expect(await messageOf(inbox, parentEmail)).toEqual([
      'Date: Friday, July 18, 2025 (2025-07-18)',
      'When: 9:00 – 9:30 AM, 4:00 – 4:30 PM',
      'Time slots: 9:00 AM, 4:00 PM',
      'Also on: Saturday, July 19, 2025 (2025-07-19)',
      'Lessons: 2 times × 2 days = 4 lessons',
      'Lesson types: Week long ($225 per week)',
      ...linesAfter(parentEmail),
    ]);
  },
);

test(
  'a request that went back to a single day is as if there were no others',
  { tag: '@desktop' },
  async ({ page, inbox, parentEmail }) => {
    await ask(page, everyTuesday, { script: true });
    const { day, email } = bookingForm(page);
    for (const name of everyTuesday.days) await day(name).uncheck();
    await email.fill(parentEmail);
    await expect(page.getByText('1 time · Weekly', { exact: true })).toBeVisible();
    await expectSubmitted(page);
    await expect(page.getByText('Also on')).toHaveCount(0);
    expect(await messageOf(inbox, parentEmail)).toEqual([
      ...everyTuesdayLines.filter((line) => !/^(Also on|Lessons):/.test(line)),
      ...linesAfter(parentEmail),
    ]);
  },
);

test('one more line is all that a parent of one lesson sees, and the keyboard opens it', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-15');
  const { moreDays, lessonType, day } = bookingForm(page);
  await expect(day('Wed, Jul 16')).toBeHidden();
  await lessonType('One time').focus();
  await page.keyboard.press('Tab');
  await expect(moreDays).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(day('Wed, Jul 16')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(day('Wed, Jul 16')).toBeChecked();
  await expect(page.getByRole('group', { name: 'This week' }).getByRole('checkbox')).toHaveCount(6);
  await expect(
    page.getByRole('group', { name: 'Every Tuesday' }).getByRole('checkbox'),
  ).toHaveCount(6);
});

test('days are offered only as far as the season goes', async ({ page }) => {
  await page.goto('/timeslots/2025-08-29');
  await bookingForm(page).moreDays.click();
  await expect(page.getByRole('group', { name: 'This week' }).getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Every Friday' })).toHaveCount(0);
  await page.goto('/timeslots/2025-08-31');
  await expect(bookingForm(page).submit).toBeVisible();
  await expect(bookingForm(page).moreDays).toHaveCount(0);
});

test('a failed request keeps its days, and a copy of it names them', async ({
  page,
  context,
  inbox,
  parentEmail,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inbox.injectFault({
    kind: 'answer',
    status: 400,
    text: 'refused',
    containing: parentEmail,
  });
  await ask(page, everyTuesday, { script: true });
  const { email, day, submit } = bookingForm(page);
  await email.fill(parentEmail);
  await submit.click();
  await expect(page.getByText(failedSentence)).toBeVisible();
  for (const name of everyTuesday.days) await expect(day(name)).toBeChecked();
  await page.getByRole('button', { name: 'Copy the request' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    ...everyTuesdayLines,
    ...linesAfter(parentEmail).slice(0, -2),
  ]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, request, lines } of plans) {
    test(
      `${name} is sent as one request`,
      { tag: '@desktop' },
      async ({ page, inbox, parentEmail }) => {
        await ask(page, request, { script: false });
        await bookingForm(page).email.fill(parentEmail);
        await expectSubmitted(page);
        expect(await messageOf(inbox, parentEmail)).toEqual([...lines, ...linesAfter(parentEmail)]);
      },
    );
  }

  test(
    'a day that lacks the time is answered by name, nothing is lost, and without it the request is sent',
    { tag: '@desktop' },
    async ({ page, inbox, parentEmail }) => {
      await ask(
        page,
        {
          date: '2025-07-18',
          lessonType: 'Week long',
          times: ['4:00 PM'],
          days: ['Sat, Jul 19', 'Tue, Jul 22'],
        },
        { script: false },
      );
      const { email, day, slot, submit } = bookingForm(page);
      await email.fill(parentEmail);
      await submit.click();
      await expect(page.getByText(invalidSentence)).toBeVisible();
      const words = closedSentence([{ date: '2025-07-22', closedTimes: ['4:00 PM'] }]);
      expect(words).toContain('On Tue, Jul 22, 4:00 PM is not open.');
      await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveText(words);
      await expect(slot('4:00 PM')).toBeChecked();
      await expect(day('Sat, Jul 19')).toBeChecked();
      await expect(email).toHaveValue(parentEmail);
      expect(await inbox.requests(parentEmail)).toEqual([]);

      await day('Tue, Jul 22').uncheck();
      await expectSubmitted(page);
      expect(await messageOf(inbox, parentEmail)).toContain(
        'Also on: Saturday, July 19, 2025 (2025-07-19)',
      );
    },
  );
});
