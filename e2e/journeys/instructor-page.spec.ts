import type { Page } from '@playwright/test';
import { expectNoAccessibilityProblems } from '../support/axe';
import { expect, test } from '../support/test';

/** Presses a day of the month in view: `July 15`. */
function dayButton(page: Page, day: string) {
  return page.getByRole('gridcell').getByRole('button', { name: `, ${day}, 2025` });
}

function timeBox(page: Page, time: string) {
  return page.getByRole('checkbox', { name: new RegExp(`^${time} `) });
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'What will change' });
}

/** The commands in the prefilled issue that a link opens. Nothing in it leads to a person. */
async function commandsIn(page: Page, name = 'Send to GitHub'): Promise<readonly string[]> {
  const url = new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/swim-school/website/issues/new');
  return url.searchParams.get('body')?.match(/^npm run .*$/gm) ?? [];
}

/** GitHub's page for a new issue, which the instructor leaves by Back. */
async function sendAndComeBack(page: Page, name = 'Send to GitHub'): Promise<void> {
  await page.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
  );
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveTitle('New issue');
  await page.goBack();
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2025-08-09T12:00:00-11:00');
});

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
    await expect(bar(page).getByRole('status').first()).toHaveText('Take 3 times on 2 days');
    expect(await commandsIn(page)).toEqual([
      'npm run slots -- take 2025-07-15 "9:00 AM" "10:30 AM"',
      'npm run slots -- take 2025-07-16 "9:00 AM"',
    ]);

    // What was chosen survives a reload.
    await page.reload();
    await expect(bar(page).getByRole('status').first()).toHaveText('Take 3 times on 2 days');
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

test('a time that the site already has as taken is on the site', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'instructor',
      JSON.stringify({
        changes: [{ date: '2025-08-07', time: '9:00 AM', available: false }],
        sent: [
          {
            summary: 'Take 1 time on 1 day',
            commands: [
              {
                kind: 'take',
                days: [{ first: '2025-08-07', last: '2025-08-07' }],
                times: ['9:00 AM'],
              },
            ],
          },
        ],
      }),
    ),
  );
  await page.goto('/instructor');
  const sent = page.getByRole('list', { name: 'Sent' });
  await expect(sent).toContainText('On the site');
  await expect(bar(page)).toHaveCount(0);
  await sent.getByRole('button', { name: 'OK' }).click();
  await expect(sent).toHaveCount(0);
});

test('the season and its taken times are seen at a glance', async ({ page }) => {
  await page.goto('/instructor');
  await expect(page.getByRole('grid', { name: 'August 2025' })).toBeVisible();
  await expect(dayButton(page, 'August 9')).toHaveAccessibleName(
    'Saturday, August 9, 2025, 21 open, 1 taken, today',
  );
  const region = page.getByRole('region', { name: 'Taken in the next seven days' });
  await expect(region.getByRole('listitem')).toHaveText(['Sat, Aug 9 9:00 – 9:30 AM']);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('grid', { name: 'July 2025' })).toBeVisible();
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
});

test('a week is taken with two presses, and a taken time is opened again', async ({ page }) => {
  await page.goto('/instructor');
  await dayButton(page, 'August 10').click();
  await page.getByRole('button', { name: 'Take the whole day' }).click();
  expect(await commandsIn(page)).toEqual(['npm run slots -- take 2025-08-10']);
  await page.getByRole('button', { name: 'Several days' }).click();
  await expect(page.getByText('Now press the last day')).toBeVisible();
  await dayButton(page, 'August 16').click();
  await expect(page.getByRole('heading', { name: 'Sun, Aug 10 – Sat, Aug 16' })).toBeVisible();
  await page.getByRole('button', { name: 'Take all 7 days' }).click();
  expect(await commandsIn(page)).toEqual(['npm run slots -- take 2025-08-10..2025-08-16']);

  await page.getByRole('button', { name: 'Take all 7 days' }).click();
  await dayButton(page, 'August 9').click();
  await timeBox(page, '9:00 AM').check();
  await expect(bar(page).getByRole('status').first()).toHaveText('Open 1 time on 1 day');
  expect(await commandsIn(page)).toEqual(['npm run slots -- free 2025-08-09 "9:00 AM"']);
});

test('what is too long for one link is sent in several', async ({ page }) => {
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
  await page.goto('/instructor');
  // Every time of many days but one needs its own list.
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
  await sendAndComeBack(page);
  const second = await commandsIn(page);
  expect(second).not.toEqual(first);
  await expect(page.getByRole('list', { name: 'Sent' }).getByRole('listitem')).toHaveCount(1);
});

test('a new season begins with the one there is, and shows what it would be', async ({ page }) => {
  await page.clock.setFixedTime('2025-10-10T12:00:00Z');
  await page.goto('/instructor');
  await page.getByRole('button', { name: 'New season' }).click();
  const season = page.getByRole('region', { name: 'New season' });
  await expect(season.getByLabel('First day', { exact: true })).toHaveValue('2026-06-30');
  await expect(season.getByLabel('Last day', { exact: true })).toHaveValue('2026-09-29');
  await expect(season.getByLabel('First lesson')).toHaveValue('9:00 AM');
  await expect(season.getByLabel('Last lesson')).toHaveValue('7:30 PM');
  const timeOff = season.getByRole('group', { name: 'Time off' });
  await expect(timeOff.getByRole('listitem')).toContainText([
    'Tue,Thu 4:00 PM-5:00 PM',
    'Sun 1:00 PM-2:00 PM',
  ]);
  await season.getByText('Not carried over').click();
  await expect(season.getByText('Off: 2025-07-01..2025-07-14.')).toBeVisible();
  await expect(season.getByText('Without: 2025-07-16 4:00 PM, 4:30 PM.')).toBeVisible();

  await season.getByLabel('First day', { exact: true }).fill('2026-06-15');
  await season.getByLabel('Last day', { exact: true }).fill('2026-08-30');
  await timeOff.getByRole('button', { name: 'Remove Sun 1:00 PM-2:00 PM' }).click();
  await timeOff.getByText('Add days off').click();
  await timeOff.getByLabel('First day off').fill('2026-07-04');
  await timeOff.getByRole('button', { name: 'Add these days' }).click();
  await timeOff.getByText('Add a weekly break').click();
  await timeOff.getByRole('checkbox', { name: 'Mon' }).check();
  await timeOff.getByRole('button', { name: 'Add whole days' }).click();
  await expect(season.getByText(/^77 days, 1,\d{3} slots$/)).toBeVisible();
  await expect(season.getByRole('grid')).toHaveCount(3);
  await expect(bar(page).getByRole('status').first()).toHaveText(
    /^New season: 77 days, 1,\d{3} slots$/,
  );
  expect(await commandsIn(page)).toEqual([
    'npm run season -- 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM" --break "Tue,Thu 4:00 PM-5:00 PM" --break 2026-07-04 --break Mon',
  ]);

  // A break that removes nothing is left out.
  await season.getByLabel('Last lesson').selectOption('3:30 PM');
  await expect(season.getByText('Left out, because it removes nothing: Tue,Thu')).toBeVisible();
  expect((await commandsIn(page))[0]).not.toContain('Tue,Thu');

  await page.reload();
  await expect(season.getByLabel('First day', { exact: true })).toHaveValue('2026-06-15');
  await season.getByRole('button', { name: 'Keep the season there is' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New season' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(season.getByRole('heading', { name: 'New season' })).toBeFocused();
});

test('a season that would lose a lesson to come names it, and cannot be sent', async ({ page }) => {
  await page.goto('/instructor');
  await page.getByRole('button', { name: 'New season' }).click();
  const season = page.getByRole('region', { name: 'New season' });
  await expect(season.getByText('Taken: 2025-08-09 9:00 AM.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

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

test('the page is for the instructor alone', async ({ page, request }) => {
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
  await page.goto('/instructor');
  await expect(page.getByRole('button', { name: 'New season' })).toBeVisible();
});
