import type { Page } from '@playwright/test';
import { dayButton, timeBox } from '../support/instructor-page';
import { expect, test } from '../support/test';
import { waitUntilIdle } from '../support/calendar';
import { answerPath, lessonPath } from '../support/links';
import { setClock } from '../support/visitors-clock';
import { findLayoutProblems } from './find-layout-problems';
import { check } from '../support/press';

/** The smallest screen, the first width of each layout, and a large screen. */
const widths = [320, 360, 390, 544, 768, 992, 1024, 1152, 2560];
const pages = [
  '/',
  '/calendar/2025',
  '/calendar/2001-2100',
  '/timeslots/2025-07-16',
  '/timeslots/2025-07-02',
  '/timeslots/1999-12-31',
  '/ask',
  answerPath({
    dates: ['2025-07-15', '2025-08-07', '2025-08-08', '2025-09-30'],
    times: ['9:30 AM', '5:00 PM'],
    lessonTypes: ['Week long', 'Weekly'],
    email: 'jane@example.com',
    phone: '+1 555 010 0199',
  }),
  answerPath({ times: [], phone: 'ext. 5' }),
  lessonPath({
    dates: ['2025-07-08', '2025-07-15', '2025-07-22'],
    times: ['9:30 AM', '10:00 AM', '4:00 PM'],
    leftOut: [{ date: '2025-07-22', times: ['10:00 AM', '4:00 PM'] }],
  }),
  '/lesson',
  '/instructor',
  '/nothing/here',
];

/** Style sheets that enlarge the text, or apply the text spacing of WCAG 2.2, criterion 1.4.12. */
const userStyles = {
  'no user styles': '',
  'text at 150%': 'html { font-size: 150%; }',
  'text at 200%': 'html { font-size: 200%; }',
  // Only with `!important` does a visitor's own spacing override that of the site.
  'wider spacing': `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`,
};

test.use({ expectedConsoleError: /status of 404/ });

async function expectNoLayoutProblems(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const problems = await page.evaluate(findLayoutProblems, userStyles);
    expect.soft(problems, `${width} pixels wide`).toEqual([]);
  }
}

for (const [path, today] of [
  ...pages.map((path) => [path, '2025-07-10'] as const),
  ['/', '2026-03-01'] as const,
]) {
  test(`${path} on ${today} has no layout problems from 320 to 2560 pixels, even with user styles`, async ({
    page,
  }) => {
    await setClock(page, `${today}T12:00`);
    await page.goto(path);
    await waitUntilIdle(page);
    await expectNoLayoutProblems(page);
  });
}

test('changes of several days have no layout problems, even with user styles', async ({ page }) => {
  await setClock(page, '2025-08-09T12:00');
  await page.goto('/instructor');
  await dayButton(page, 'August 20').click();
  await page.getByRole('button', { name: 'Several days' }).click();
  await dayButton(page, 'August 22').click();
  await check(timeBox(page, '10:00 AM'));
  await expectNoLayoutProblems(page);
});
