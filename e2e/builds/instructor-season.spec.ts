import type { Page } from '@playwright/test';
import { dayPath } from '@/lib/paths';
import { clockTime } from '@/lib/season/clock-time';
import { readCommands } from '@/lib/workflow/read-issue';
import { bar, dayButton, sendAndComeBack, sent, timeBox } from '../support/instructor-page';
import { pressKeys, tap, type Press } from '../support/press';
import { expect } from '../support/test';
import { issueFromUrl, prefilledIssue, type Issue } from '../workflow/webhook';
import type { Repository } from '../workflow/workflow-fixture';
import { expectCleanPhotos } from './clean-photos';
import { test, testedSeason } from './season-builds';

/** Sends what the bar says. @returns the issue */
async function send(page: Page, press: Press, summary: string): Promise<Issue> {
  await expect(bar(page).getByRole('paragraph').first()).toHaveText(summary);
  return issueFromUrl(await sendAndComeBack(page, press));
}

async function chooseTheWeek(page: Page, press: Press): Promise<void> {
  await press(dayButton(page, 'August 17'));
  await press(page.getByRole('button', { name: 'Several days' }));
  await press(dayButton(page, 'August 23'));
}

const issueWith = (...lines: readonly string[]) => prefilledIssue(readCommands(lines));

/** From 12:30 PM to 7:30 PM. */
const restOfToday = Array.from({ length: 15 }, (_, slot) => `"${clockTime(750 + 30 * slot)}"`);

/** The issues of `sendTimes`. */
const timesIssues = [
  issueWith(
    'npm run slots -- close 2025-08-11 "9:00 AM" "10:30 AM"',
    'npm run slots -- close 2025-08-12 "9:00 AM"',
  ),
  issueWith(`npm run slots -- close 2025-08-09 ${restOfToday.join(' ')}`),
  issueWith('npm run slots -- close 2025-08-17..2025-08-23'),
];

/** The issue of `sendNewSeason`. */
const seasonIssue = issueWith(
  'npm run season -- 2026-06-30 2026-09-29 --from "9:00 AM" --to "7:30 PM" --break "Tue,Thu 4:00 PM-5:00 PM"',
);

/** Closes times of two days, the rest of today, and a week. @returns the issue of each */
async function sendTimes(page: Page, press: Press): Promise<readonly Issue[]> {
  await press(dayButton(page, 'August 11'));
  await press(timeBox(page, '9:00 AM'));
  await press(timeBox(page, '10:30 AM'));
  await press(dayButton(page, 'August 12'));
  await press(timeBox(page, '9:00 AM'));
  const calls = await send(page, press, 'Close 3 times on 2 days');

  await press(page.getByRole('button', { name: 'Close the rest of today' }));
  const thunder = await send(page, press, 'Close 15 times on 1 day');

  await chooseTheWeek(page, press);
  await press(page.getByRole('button', { name: 'Close all 7 days' }));
  const week = await send(page, press, 'Close 148 times on 7 days');
  return [calls, thunder, week];
}

async function sendNewSeason(page: Page, press: Press): Promise<Issue> {
  await press(page.getByRole('button', { name: 'New season' }));
  await press(page.getByRole('button', { name: 'Remove Sun 1:00 PM – 2:00 PM' }));
  return send(page, press, 'New season: Tue, Jun 30, 2026 – Tue, Sep 29, 2026');
}

/** Lets the workflow answer an issue. @returns the comment */
async function answerTo(issue: Issue, repository: Repository): Promise<string> {
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
  const comment = repository.comments().at(-1) ?? '';
  expect(comment).toContain(`Committed as ${repository.head()}.`);
  return comment;
}

type Fixtures = Pick<
  Parameters<Parameters<typeof test>[2]>[0],
  'page' | 'repository' | 'deploySeason'
>;

/** Publishes the tested season, and opens the instructor's page of it at a moment. */
async function openInstructor({ page, repository, deploySeason }: Fixtures, moment: string) {
  repository.commit(testedSeason);
  const publish = () => deploySeason(repository.season());
  const url = `${await publish()}/instructor`;
  await page.clock.setFixedTime(moment);
  await page.goto(url);
  return { publish, url };
}

// Noon in the time zone of the tests.
const inTheSeason = '2025-08-09T12:00:00-11:00';
const afterTheSeason = '2025-10-10T12:00:00-11:00';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test.describe('on a phone', () => {
  test.use(phone);

  test('times that were sent are on the site after the next build', async ({
    page,
    repository,
    deploySeason,
  }) => {
    const { publish, url } = await openInstructor({ page, repository, deploySeason }, inTheSeason);
    const issues = await sendTimes(page, tap);
    expect(issues).toEqual(timesIssues);
    for (const issue of issues) await answerTo(issue, repository);

    await page.reload();
    await expect(sent(page)).toContainText('Close 166 times on 10 days');
    await publish();
    await page.goto(new URL(dayPath('2025-08-11'), url).href);
    await expect(page.getByText('10:30 AM - Not Available')).toBeVisible();
    await page.goto(url);
    await expect(dayButton(page, 'August 11')).toHaveAccessibleName(/, 20 open, 2 closed$/);
    await expect(sent(page)).toHaveCount(0);
    await chooseTheWeek(page, tap);
    await tap(page.getByRole('button', { name: 'Open all 7 days' }));
    await expect(bar(page).getByRole('paragraph').first()).toHaveText('Open 148 times on 7 days');
  });

  test('a new season and a phone’s photos are on the site after the next build', async ({
    page,
    repository,
    deploySeason,
  }) => {
    const fixtures = { page, repository, deploySeason };
    const { publish, url } = await openInstructor(fixtures, afterTheSeason);
    const issue = await sendNewSeason(page, tap);
    expect(issue).toEqual(seasonIssue);
    const comment = await answerTo(issue, repository);
    expect(comment).toContain('New season: 2026-06-30 to 2026-09-29, 92 days, 1,970 times.\n');
    await expect(sent(page)).toContainText('New season: Tue, Jun 30, 2026 – Tue, Sep 29, 2026');
    await publish();
    await page.reload();
    await expect(page.getByRole('grid', { name: 'June 2026' })).toBeVisible();
    await expect(sent(page)).toHaveCount(0);
    await page.goto(new URL(dayPath('2026-09-29'), url).href);
    await expect(page.getByRole('checkbox', { name: '7:30 PM' })).toBeVisible();
    await expectCleanPhotos(new URL(url).origin);
  });
});

test('the keyboard alone sends the same issues as a phone', async ({ page, baseURL }) => {
  await page.clock.setFixedTime(inTheSeason);
  await page.goto(`${baseURL}/instructor`);
  expect(await sendTimes(page, pressKeys)).toEqual(timesIssues);
  await page.clock.setFixedTime(afterTheSeason);
  await page.reload();
  expect(await sendNewSeason(page, pressKeys)).toEqual(seasonIssue);
});
