import { expectNoAccessibilityProblems } from '../support/axe';
import {
  bar,
  commandsAt,
  commandsIn,
  dayButton,
  sendAndComeBack,
  timeBox,
} from '../support/instructor-page';
import type { Page } from '@playwright/test';
import { writeCommand } from '@/lib/commands/command';
import type { PageCommand } from '@/lib/instructor/season-changes';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.beforeEach(async ({ page }) => setClock(page, '2025-08-09T12:00'));

test(
  'times that somebody took by telephone are sent in one press',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.setFixedTime('2025-07-10T12:00:00Z');
    await page.goto('/answer');
    await page.getByRole('link', { name: 'All your times' }).click();
    await expect(page.getByRole('heading', { name: 'Your times' })).toBeVisible();
    await dayButton(page, 'July 15').click();
    await timeBox(page, '9:00 AM').check();
    await timeBox(page, '10:30 AM').check();
    await dayButton(page, 'July 16').click();
    await timeBox(page, '9:00 AM').check();
    await expect(bar(page).getByRole('paragraph').first()).toHaveText('Take 3 times on 2 days');
    expect(await commandsIn(page)).toEqual([
      'npm run slots -- take 2025-07-15 "9:00 AM" "10:30 AM"',
      'npm run slots -- take 2025-07-16 "9:00 AM"',
    ]);

    await page.reload();
    await expect(bar(page).getByRole('paragraph').first()).toHaveText('Take 3 times on 2 days');
    await sendAndComeBack(page);
    const sent = page.getByRole('list', { name: 'Sent' });
    await expect(sent).toContainText('Sent, not on the site yet');
    await expect(sent).toContainText('Take 3 times on 2 days');
    await expect(bar(page)).toHaveCount(0);
    // The page says "taken" only once the site's data does.
    await dayButton(page, 'July 15').click();
    await expect(timeBox(page, '9:00 AM')).toBeDisabled();
    await expect(timeBox(page, '9:00 AM')).toHaveAccessibleName('9:00 AM - open, sent');
    expect(await commandsIn(page, 'Send again')).toHaveLength(2);
    await sent.getByRole('button', { name: 'Discard' }).click();
    await expect(sent).toHaveCount(0);
    await expect(timeBox(page, '9:00 AM')).toBeEnabled();
  },
);

/**
 * Opens the page in a tab from which these commands were sent before this build, one issue each. The tab has also chosen a
 * time that is taken by now, and the page drops it.
 */
async function openAfterSending(page: Page, commands: readonly PageCommand[]) {
  const sent = commands.map((command) => ({
    summary: writeCommand(command),
    commands: [command],
    isDone: false,
  }));
  const changes = [{ date: '2025-08-07', time: '9:00 AM', state: 'closed' }];
  const plan = commands.find(({ kind }) => kind === 'season');
  await page.addInitScript(
    (kept) => sessionStorage.setItem('instructor', kept),
    JSON.stringify({ changes, plan, sent }),
  );
  await page.goto('/instructor');
  return page.getByRole('list', { name: 'Sent' });
}

const take = (date: string) =>
  ({ kind: 'take', days: [{ first: date, last: date }], times: ['9:00 AM'] }) as const;

test('a sent change that the site already has is listed as “On the site”', async ({ page }) => {
  const sent = await openAfterSending(page, [take('2025-08-07')]);
  await expect(sent).toContainText('On the site');
  await expect(bar(page)).toHaveCount(0);
  await sent.getByRole('button', { name: 'OK' }).click();
  await expect(sent).toHaveCount(0);
});

test('a sent time of an earlier season is listed as “On the site” once the new season is there', async ({
  page,
}) => {
  const thisSeason: PageCommand = {
    kind: 'season',
    first: '2025-07-01',
    last: '2025-09-30',
    from: '9:00 AM',
    to: '7:30 PM',
    breaks: [
      '2025-07-01..2025-07-14',
      '2025-09-01..2025-09-30',
      '2025-07-16 4:00 PM-5:00 PM',
      'Tue,Thu 4:00 PM-5:00 PM',
      'Sun 1:00 PM-2:00 PM',
    ],
  };
  const commands = [take('2024-08-30'), take('2025-08-20'), thisSeason];
  const sent = await openAfterSending(page, commands);
  await expect(sent.getByRole('listitem')).toContainText([
    'On the site',
    // The new season has this time, but it is open.
    'Sent, not on the site yet',
    'On the site',
  ]);
  await expect(bar(page)).toHaveCount(0);
  await sent.getByRole('button', { name: 'OK' }).first().dblclick();
  await expect(sent.getByRole('listitem')).toHaveCount(2);
});

test('the season and its taken times are seen at a glance', async ({ page }) => {
  await setClock(page, '2025-08-02T12:00');
  await page.goto('/instructor');
  await expect(page.getByRole('grid', { name: 'August 2025' })).toBeVisible();
  await expect(dayButton(page, 'August 2')).toHaveAccessibleName(/, 22 open, 0 closed, today$/);
  await expect(dayButton(page, 'August 9')).toHaveAccessibleName(/, 21 open, 1 closed$/);
  const region = page.getByRole('region', { name: 'Taken in the next seven days' });
  // August 9 is the eighth day.
  await expect(region.getByRole('listitem')).toHaveText([/^Thu, Aug 7 /, /^Fri, Aug 8 /]);
  await page.getByRole('button', { name: 'Previous month' }).click();
  const july = page.getByRole('grid', { name: 'July 2025' });
  await expect(july).toBeVisible();
  await expect(july).not.toContainText('today');
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
});

test('thunder closes the rest of today by the phone’s clock, and a second press takes it back', async ({
  page,
}) => {
  await page.goto('/instructor');
  const close = page.getByRole('button', { name: 'Close the rest of today' });
  await close.click();
  await expect(close).toHaveAttribute('aria-pressed', 'true');
  const [command = '', ...more] = await commandsIn(page);
  expect(more).toEqual([]);
  expect(command).toMatch(/^npm run slots -- take 2025-08-09 "12:30 PM" /);
  expect(command).not.toContain('12:00 PM');
  await close.click();
  await expect(bar(page)).toHaveCount(0);

  await close.click();
  await expect(bar(page)).toBeVisible();
  await setClock(page, '2025-08-09T12:31');
  await page.reload();
  await close.click();
  await expect(bar(page)).toHaveCount(0);
});

test('a week is taken by its first and last day, and taken times are opened again', async ({
  page,
}) => {
  await page.goto('/instructor');
  await dayButton(page, 'August 10').click();
  await page.getByRole('button', { name: 'Take the whole day' }).click();
  expect(await commandsIn(page)).toEqual(['npm run slots -- take 2025-08-10']);
  await page.getByRole('button', { name: 'Several days' }).click();
  await expect(page.getByText('Now press the range’s last day')).toBeVisible();
  await dayButton(page, 'August 16').click();
  await expect(page.getByRole('heading', { name: 'Sun, Aug 10 – Sat, Aug 16' })).toBeVisible();
  await page.getByRole('button', { name: 'Take all 7 days' }).click();
  expect(await commandsIn(page)).toEqual(['npm run slots -- take 2025-08-10..2025-08-16']);

  await page.getByRole('button', { name: 'Take all 7 days' }).click();
  await dayButton(page, 'August 7').click();
  await page.getByRole('button', { name: 'Open the whole day' }).click();
  await dayButton(page, 'August 9').click();
  await timeBox(page, '9:00 AM').check();
  await expect(bar(page).getByRole('paragraph').first()).toHaveText('Open 21 times on 2 days');
  expect(await commandsIn(page)).toEqual([
    expect.stringMatching(/^npm run slots -- free 2025-08-07 "9:00 AM" "9:30 AM" /),
    'npm run slots -- free 2025-08-09 "9:00 AM"',
  ]);

  // Before the next build, the rest of that day is taken, but not the time that was just opened.
  await sendAndComeBack(page);
  await dayButton(page, 'August 9').click();
  await page.getByRole('button', { name: 'Take the whole day' }).click();
  expect(await commandsIn(page)).toEqual([
    expect.stringMatching(/^npm run slots -- take 2025-08-09 "9:30 AM" "10:00 AM" /),
  ]);

  // 4:00 PM is taken on August 8, and its take on August 9 is sent, so on both days it counts as taken.
  await sendAndComeBack(page);
  await dayButton(page, 'August 8').click();
  await page.getByRole('button', { name: 'Several days' }).click();
  await dayButton(page, 'August 9').click();
  await expect(page.getByRole('checkbox', { name: '4:00 PM - taken', exact: true })).toBeVisible();
});

test('what is too long for one link is sent in several', async ({ page }) => {
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
  await page.goto('/instructor');
  // A day of which one time is left open needs a list of its times.
  for (const day of ['15', '16', '18', '19', '21', '22', '24', '25', '27', '28']) {
    await dayButton(page, `July ${day}`).click();
    await page.getByRole('button', { name: 'Take the whole day' }).click();
    await page
      .getByRole('checkbox')
      .nth(Number(day) - 15)
      .uncheck();
  }
  await expect(bar(page)).toContainText('Too long for one link: this is 1 of');
  const first = await commandsIn(page);
  const url = await sendAndComeBack(page, (link) => link.dblclick());
  expect(commandsAt(url)).toEqual(first);
  expect(await commandsIn(page)).not.toEqual(first);
  await expect(page.getByRole('list', { name: 'Sent' }).getByRole('listitem')).toHaveCount(1);
});

test(
  'what a middle click sends in another tab counts as sent',
  { tag: ['@desktop-only', '@chromium-only'] },
  async ({ page, browser }) => {
    await page.goto('/instructor');
    await dayButton(page, 'August 10').click();
    await page.getByRole('button', { name: 'Take the whole day' }).click();
    await page.getByRole('link', { name: 'Send to GitHub' }).click({ button: 'middle' });
    // Playwright does not report every tab that opens in the background. The browser itself does.
    const devTools = await browser.newBrowserCDPSession();
    const openedIssues = async () => {
      const { targetInfos } = await devTools.send('Target.getTargets');
      const urls = targetInfos.map(({ url }) => url).filter((url) => url.includes('//github.com'));
      return urls.map(commandsAt);
    };
    await expect.poll(openedIssues).toEqual([['npm run slots -- take 2025-08-10']]);
    await expect(page.getByRole('list', { name: 'Sent' })).toContainText('Take 20 times on 1 day');
    await expect(bar(page)).toHaveCount(0);
  },
);

test('the month is operated with the keyboard', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto('/instructor');
  await dayButton(page, 'August 7').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, 'August 8')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Friday, August 8, 2025' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the whole day' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Send to GitHub' })).toBeVisible();
  await expectNoAccessibilityProblems(page);
});

test('the page says that it is for the instructor, and neither visitors’ pages nor the sitemap lead to it', async ({
  request,
}) => {
  const html = await (await request.get('/instructor')).text();
  expect(html).toContain('This page is for the instructor.');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/instructor');
  for (const path of ['/', '/timeslots/2025-07-16', '/ask']) {
    expect(await (await request.get(path)).text()).not.toContain('/instructor');
  }
  // A page on a home screen opens itself.
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.start_url).toBeUndefined();
});
