import type { Locator } from '@playwright/test';
import { addDays, daysBetween } from '@/lib/season/iso-date';
import { expectNoAccessibilityProblems } from '../support/axe';
import {
  bar,
  commandsAt,
  commandsIn,
  dayButton,
  sendAndComeBack,
  timeBox,
} from '../support/instructor-page';
import { check, middleOf, uncheck } from '../support/press';
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

test('times that somebody took by telephone are sent in one press, and nothing of it is remembered', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  await page.goto('/answer');
  await page.getByRole('link', { name: 'All your times' }).click();
  await expect(page.getByRole('heading', { name: 'Your times' })).toBeVisible();
  await dayButton(page, 'July 15').click();
  await check(timeBox(page, '9:00 AM'));
  await check(timeBox(page, '10:30 AM'));
  await dayButton(page, 'July 16').click();
  await check(timeBox(page, '9:00 AM'));
  await expect(bar(page).getByRole('paragraph')).toHaveText([
    'Close 3 times on 2 days',
    'The site shows it a few minutes later.',
  ]);
  await expect(dayButton(page, 'July 15')).toHaveAccessibleName(/, changed$/);
  const url = await sendAndComeBack(page);
  expect(commandsAt(url)).toEqual([
    'npm run slots -- close 2025-07-15 "9:00 AM" "10:30 AM"',
    'npm run slots -- close 2025-07-16 "9:00 AM"',
  ]);

  await page.reload();
  await expect(dayButton(page, 'July 15')).toHaveAccessibleName(/ 0 closed$/);
  await dayButton(page, 'July 15').click();
  await expect(timeBox(page, '9:00 AM')).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
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
  await check(timeBox(page, '9:00 AM'));
  await expect(bar(page).getByRole('paragraph').first()).toHaveText('Open 21 times on 2 days');
  expect(await commandsIn(page)).toEqual([
    expect.stringMatching(/^npm run slots -- open 2025-08-07 "9:00 AM" "9:30 AM" /),
    'npm run slots -- open 2025-08-09 "9:00 AM"',
  ]);

  // On several days, a press closes a time where it is open, and opens it if it is open nowhere.
  await page.getByRole('button', { name: 'Several days' }).click();
  await dayButton(page, 'August 7').click();
  const label = (text: string) => page.getByRole('checkbox', { name: text, exact: true });
  await check(label('9:30 AM - open on 1 day'));
  await expect(label('9:30 AM - will close on 1 day')).toBeChecked();
  await expect(bar(page).getByRole('paragraph').first()).toHaveText(
    'Close 1 time on 1 day · Open 21 times on 2 days',
  );
});

test('what is too long for one issue has a link for each that it takes', async ({ page }) => {
  await setClock(page, '2025-07-10T12:00');
  await page.goto('/instructor');
  // A day of which one time is left open needs a list of its times.
  const days = ['15', '16', '18', '19', '21'];
  for (const [index, day] of days.entries()) {
    await dayButton(page, `July ${day}`).click();
    await page.getByRole('button', { name: 'Close the whole day' }).click();
    await uncheck(page.getByRole('checkbox').nth(index));
  }
  const links = bar(page).getByRole('link');
  await expect(links).toHaveText(['Send to GitHub (1 of 2)', 'Send to GitHub (2 of 2)']);
  const first = await commandsIn(page, 'Send to GitHub (1 of 2)');
  const second = await commandsIn(page, 'Send to GitHub (2 of 2)');
  expect([...first, ...second].map((line) => line.match(/2025-\d\d-\d\d/)?.[0])).toEqual(
    days.map((day) => `2025-07-${day}`),
  );
});

test('New season opens a filled-in issue, whose dates are to be changed there', async ({
  page,
}) => {
  await page.goto('/instructor');
  const url = await sendAndComeBack(page, 'New season');
  const { searchParams } = new URL(url);
  expect(searchParams.get('title')).toBe('New season');
  expect(searchParams.get('body')).toMatch(/^Change the dates, then press the green button\./);
  const [command = '', ...more] = commandsAt(url);
  expect(more).toEqual([]);
  const [, first = '', last = '', options] =
    /^npm run season -- (\S+) (\S+) (.*)$/.exec(command) ?? [];
  expect(options).toBe(
    '--from "9:00 AM" --to "7:30 PM" --break "Tue,Thu 4:00 PM-5:00 PM" --break "Sun 1:00 PM-2:00 PM"',
  );
  // The site was built today.
  const today = new Date().toISOString().slice(0, 10);
  expect(daysBetween(today, first)).toBeGreaterThan(-1);
  expect(daysBetween(today, first)).toBeLessThanOrEqual(365);
  expect(daysBetween('2025-07-01', first) % 364).toBe(0);
  expect(last).toBe(addDays(first, 91));
});

/** Scrolls until two labels of a row end at a height, and taps both faster than somebody could look. */
async function tapBoth(upper: Locator, lower: Locator, height: number): Promise<void> {
  const page = upper.page();
  const scrollBy = (label: Element, y: number) =>
    window.scrollBy(0, label.getBoundingClientRect().bottom - y);
  await upper.evaluate(scrollBy, height);
  const [first, second] = [await middleOf(upper), await middleOf(lower)];
  await page.touchscreen.tap(first.x, first.y);
  await page.touchscreen.tap(second.x, second.y);
  // The few pixels by which a pressed box was out of view.
  expect(Math.abs((await middleOf(upper)).y - first.y)).toBeLessThanOrEqual(20);
}

test('two quick taps on neighboring times choose these two, whether the bar is there or appears', async ({
  page,
}) => {
  const screenHeight = 664;
  await page.setViewportSize({ width: 390, height: screenHeight });
  await page.goto('/instructor');
  await dayButton(page, 'August 11').tap();
  const label = (time: string) => page.locator('label', { hasText: time });
  await tapBoth(label('1:00 PM'), label('1:30 PM'), screenHeight);
  await expect(bar(page).getByRole('paragraph').first()).toHaveText('Close 2 times on 1 day');
  expect(await commandsIn(page)).toEqual(['npm run slots -- close 2025-08-11 "1:00 PM" "1:30 PM"']);

  const { y = 0 } = (await bar(page).boundingBox()) ?? {};
  await tapBoth(label('12:00 PM'), label('12:30 PM'), y);
  expect(await commandsIn(page)).toEqual([
    'npm run slots -- close 2025-08-11 "12:00 PM" "12:30 PM" "1:00 PM" "1:30 PM"',
  ]);
});

/** In pixels, from what has the focus to a bar, which may have it itself. */
function roomAbove(bar: Element): number {
  const { activeElement } = document;
  if (!activeElement || bar.contains(activeElement)) return 0;
  const whole = activeElement.closest('label') ?? activeElement;
  return bar.getBoundingClientRect().top - whole.getBoundingClientRect().bottom;
}

test(
  'the month is operated with the keyboard, and no stop is below the bar',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/instructor');
    await dayButton(page, 'August 7').focus();
    await page.keyboard.press('ArrowRight');
    await expect(dayButton(page, 'August 8')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Friday, August 8, 2025' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the whole day' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Send to GitHub' })).toBeVisible();
    await expectNoAccessibilityProblems(page);

    const send = page.getByRole('link', { name: 'Send to GitHub' });
    const rooms: number[] = [];
    while (!(await send.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
      rooms.push(await bar(page).evaluate(roomAbove));
    }
    expect(rooms.length).toBeGreaterThan(20);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
  },
);

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
