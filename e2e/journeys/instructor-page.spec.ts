import { expectNoAccessibilityProblems } from '../support/axe';
import { bar, commandsIn, dayButton, sendAndComeBack, timeBox } from '../support/instructor-page';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.beforeEach(async ({ page }) => setClock(page, '2025-08-09T12:00'));

test('the season and its closed times are seen at a glance', async ({ page }) => {
  await setClock(page, '2025-08-02T12:00');
  await page.goto('/instructor');
  await expect(page.getByRole('grid', { name: 'August 2025' })).toBeVisible();
  await expect(dayButton(page, 'August 2')).toHaveAccessibleName(/, 22 open, 0 closed, today$/);
  await expect(dayButton(page, 'August 9')).toHaveAccessibleName(/, 21 open, 1 closed$/);
  const region = page.getByRole('region', { name: 'Closed in the next seven days' });
  // August 9 is the eighth day.
  await expect(region.getByRole('listitem')).toHaveText([/^Thu, Aug 7 /, /^Fri, Aug 8 /]);
  await page.getByRole('button', { name: 'Previous month' }).click();
  const july = page.getByRole('grid', { name: 'July 2025' });
  await expect(july).toBeVisible();
  await expect(july.getByRole('button', { name: /today/ })).toHaveCount(0);
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
  expect(command).toMatch(/^npm run slots -- close 2025-08-09 "12:30 PM" /);
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

test('a week is closed by its first and last day, and closed times are opened again', async ({
  page,
}) => {
  await page.goto('/instructor');
  await dayButton(page, 'August 10').click();
  await page.getByRole('button', { name: 'Close the whole day' }).click();
  expect(await commandsIn(page)).toEqual(['npm run slots -- close 2025-08-10']);
  await page.getByRole('button', { name: 'Several days' }).click();
  await expect(page.getByText('Now press the range’s last day')).toBeVisible();
  await dayButton(page, 'August 16').click();
  await expect(page.getByRole('heading', { name: 'Sun, Aug 10 – Sat, Aug 16' })).toBeVisible();
  await page.getByRole('button', { name: 'Close all 7 days' }).click();
  expect(await commandsIn(page)).toEqual(['npm run slots -- close 2025-08-10..2025-08-16']);

  await page.getByRole('button', { name: 'Close all 7 days' }).click();
  await dayButton(page, 'August 7').click();
  await page.getByRole('button', { name: 'Open the whole day' }).click();
  await dayButton(page, 'August 9').click();
  await timeBox(page, '9:00 AM').check();
  await expect(bar(page).getByRole('paragraph').first()).toHaveText('Open 21 times on 2 days');
  expect(await commandsIn(page)).toEqual([
    expect.stringMatching(/^npm run slots -- open 2025-08-07 "9:00 AM" "9:30 AM" /),
    'npm run slots -- open 2025-08-09 "9:00 AM"',
  ]);

  // Before the next build, the rest of that day is closed, but not the time that was just opened.
  await sendAndComeBack(page);
  await dayButton(page, 'August 9').click();
  await page.getByRole('button', { name: 'Close the whole day' }).click();
  expect(await commandsIn(page)).toEqual([
    expect.stringMatching(/^npm run slots -- close 2025-08-09 "9:30 AM" "10:00 AM" /),
  ]);

  // 4:00 PM is closed on August 8, and closing it on August 9 is sent, so on both days it counts as closed.
  await sendAndComeBack(page);
  await dayButton(page, 'August 8').click();
  await page.getByRole('button', { name: 'Several days' }).click();
  await dayButton(page, 'August 9').click();
  await expect(page.getByRole('checkbox', { name: '4:00 PM - closed', exact: true })).toBeVisible();
});

test('the month is operated with the keyboard', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto('/instructor');
  await dayButton(page, 'August 7').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, 'August 8')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Friday, August 8, 2025' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the whole day' }).press('Enter');
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
