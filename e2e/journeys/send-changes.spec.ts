import {
  bar,
  commandsAt,
  commandsIn,
  dayButton,
  sendAndComeBack,
  sent,
  timeBox,
} from '../support/instructor-page';
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
    await expect(bar(page).getByRole('paragraph').first()).toHaveText('Close 3 times on 2 days');
    expect(await commandsIn(page)).toEqual([
      'npm run slots -- close 2025-07-15 "9:00 AM" "10:30 AM"',
      'npm run slots -- close 2025-07-16 "9:00 AM"',
    ]);

    await page.reload();
    await expect(bar(page).getByRole('paragraph').first()).toHaveText('Close 3 times on 2 days');
    await sendAndComeBack(page);
    await expect(sent(page)).toContainText('Sent, not on the site yet');
    await expect(sent(page)).toContainText('Close 3 times on 2 days');
    await expect(bar(page)).toHaveCount(0);
    // The page says "closed" only once the site's data does.
    await dayButton(page, 'July 15').click();
    await expect(timeBox(page, '9:00 AM')).toBeDisabled();
    await expect(timeBox(page, '9:00 AM')).toHaveAccessibleName('9:00 AM - open, sent');
    // Later choices are not sent together with those that were sent.
    await timeBox(page, '9:30 AM').check();
    expect(await commandsIn(page)).toEqual(['npm run slots -- close 2025-07-15 "9:30 AM"']);
    expect(await commandsIn(page, 'Send again')).toHaveLength(2);
    await sent(page).getByRole('button', { name: 'Discard' }).click();
    await expect(sent(page)).toHaveCount(0);
    await expect(bar(page).getByRole('paragraph').first()).toHaveText('Close 1 time on 1 day');
    await expect(timeBox(page, '9:00 AM')).toBeEnabled();
  },
);

test('the tab drops changes that the build contains, or whose slot is gone', async ({ page }) => {
  const plan = {
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
  const close = { time: '9:00 AM', state: 'closed', isSent: true };
  const kept = {
    changes: [
      { ...close, date: '2024-08-30' },
      { ...close, date: '2025-08-07' },
      { ...close, date: '2025-08-08', isSent: false },
      { ...close, date: '2025-08-20' },
    ],
    newSeason: { plan, isSent: true },
  };
  await page.addInitScript(
    (text) => sessionStorage.setItem('instructor', text),
    JSON.stringify(kept),
  );
  await page.goto('/instructor');
  await expect(sent(page)).toContainText('Close 1 time on 1 day');
  await expect(sent(page)).not.toContainText('New season');
  expect(await commandsIn(page, 'Send again')).toEqual([
    'npm run slots -- close 2025-08-20 "9:00 AM"',
  ]);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New season' })).toBeVisible();
});

test('what is too long for one link is sent in several', async ({ page }) => {
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
  await page.goto('/instructor');
  // A day of which one time is left open needs a list of its times.
  for (const day of ['15', '16', '18', '19', '21', '22', '24', '25', '27', '28']) {
    await dayButton(page, `July ${day}`).click();
    await page.getByRole('button', { name: 'Close the whole day' }).click();
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
  expect(await commandsIn(page, 'Send again')).toEqual(first);
});

test(
  'what a middle click sends in another tab counts as sent',
  { tag: ['@desktop-only', '@chromium-only'] },
  async ({ page, browser }) => {
    await page.goto('/instructor');
    await dayButton(page, 'August 10').click();
    await page.getByRole('button', { name: 'Close the whole day' }).click();
    await page.getByRole('link', { name: 'Send to GitHub' }).click({ button: 'middle' });
    // Playwright does not report every tab that opens in the background. The browser itself does.
    const devTools = await browser.newBrowserCDPSession();
    const openedIssues = async () => {
      const { targetInfos } = await devTools.send('Target.getTargets');
      const urls = targetInfos.map(({ url }) => url).filter((url) => url.includes('//github.com'));
      return urls.map(commandsAt);
    };
    await expect.poll(openedIssues).toEqual([['npm run slots -- close 2025-08-10']]);
    await expect(sent(page)).toContainText('Close 20 times on 1 day');
    await expect(bar(page)).toHaveCount(0);
  },
);
