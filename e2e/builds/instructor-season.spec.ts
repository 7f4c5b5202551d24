import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { dayPath } from '@/lib/page/paths';
import { clockTime } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import { readCommands } from '@/lib/commands/read-issue';
import { copyProject } from '../run/copy-project';
import { fixtures, projectRoot, testedSite } from '../run/project-root';
import { bar, commandsAt, dayButton, sendAndComeBack, timeBox } from '../support/instructor-page';
import { phonePhoto } from '../support/phone-photo';
import { pressKeys, tap, type Press } from '../support/press';
import { expect } from '../support/test';
import { issueFromUrl, issueWith, prefilledIssue, type Issue } from '../workflow/webhook';
import { test as workflow, type Repository } from '../workflow/workflow-fixture';
import { buildSite, testedBuild } from './build-site';
import { expectCleanPhotos, photos } from './clean-photos';
import { test as servedBuild } from './serve-build';

/** A test with the tested site and a repository on the fake GitHub. */
const test = mergeTests(servedBuild, workflow);

/** Builds the tested site with this season, and photos from a phone. @returns its folder */
async function buildSeason(season: string): Promise<string> {
  const directory = join(projectRoot, 'e2e/.work/season');
  copyProject(directory);
  writeFileSync(join(directory, 'data/timeslots.json'), season);
  for (const name of photos) {
    writeFileSync(join(directory, 'data/photos', name), await phonePhoto());
  }
  await buildSite(directory, testedBuild);
  return directory;
}

/** Sends what the bar says. @returns the issue */
async function send(page: Page, press: Press, summary: string): Promise<Issue> {
  await expect(bar(page).getByRole('paragraph').first()).toHaveText(summary);
  return issueFromUrl(await sendAndComeBack(page, 'Send to GitHub', press));
}

const issueFor = (...lines: readonly string[]) => prefilledIssue(readCommands(lines));

/** From 12:30 PM to 7:30 PM. */
const restOfToday = Array.from({ length: 15 }, (_, slot) => `"${clockTime(750 + 30 * slot)}"`);

/** The issues of `sendTimes`. */
const timesIssues = [
  issueFor(
    'npm run slots -- close 2025-08-11 "9:00 AM" "10:30 AM"',
    'npm run slots -- close 2025-08-12 "9:00 AM"',
  ),
  issueFor(`npm run slots -- close 2025-08-09 ${restOfToday.join(' ')}`),
  issueFor('npm run slots -- close 2025-08-17..2025-08-23'),
];

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

  await press(dayButton(page, 'August 17'));
  await press(page.getByRole('button', { name: 'Several days' }));
  await press(dayButton(page, 'August 23'));
  await press(page.getByRole('button', { name: 'Close all 7 days' }));
  const week = await send(page, press, 'Close 148 times on 7 days');
  return [calls, thunder, week];
}

/** Lets the workflow answer an issue. @returns the comment */
async function answerTo(issue: Issue, repository: Repository): Promise<string> {
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
  const comment = repository.comments().at(-1) ?? '';
  expect(comment).toContain(`Committed as ${repository.head()}.`);
  return comment;
}

// Noon in the time zone of the tests.
const inTheSeason = '2025-08-09T12:00:00-11:00';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('times that were sent are on the site after the next build, with photos from a phone, and a new season is planned', async ({
    page,
    repository,
    serveBuild,
  }) => {
    repository.commit(readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8'));
    const origin = await serveBuild(testedSite);
    await page.clock.setFixedTime(inTheSeason);
    await page.goto(`${origin}/instructor`);
    const issues = await sendTimes(page, tap);
    expect(issues).toEqual(timesIssues);
    for (const issue of issues) await answerTo(issue, repository);

    await serveBuild(await buildSeason(repository.season()));
    await page.goto(origin + dayPath('2025-08-11'));
    await expect(page.getByText('10:30 AM - Not Available')).toBeVisible();
    await page.goto(`${origin}/instructor`);
    await expect(dayButton(page, 'August 11')).toHaveAccessibleName(/, 20 open, 2 closed$/);
    await expectCleanPhotos(origin);

    // The dates are changed in GitHub's text field.
    const [line = ''] = commandsAt(await sendAndComeBack(page, 'New season', tap));
    const [, first = '', last = ''] = /(\S+) (\S+) --from/.exec(line) ?? [];
    const [begin, end] = [addDays(first, 7), addDays(first, 406)];
    const season = issueWith(line.replace(`${first} ${last}`, `${begin} ${end}`));
    expect(await answerTo(season, repository)).toContain(`${begin} to ${end}, 400 days`);
  });
});

test('the keyboard alone sends the same issues as a phone', async ({ page, baseURL }) => {
  await page.clock.setFixedTime(inTheSeason);
  await page.goto(`${baseURL}/instructor`);
  expect(await sendTimes(page, pressKeys)).toEqual(timesIssues);
});
