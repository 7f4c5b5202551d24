import { calendar, holdViews } from '../support/calendar';
import { expect, test } from '../support/test';

const first = 'Tuesday, July 1, 2025';
const last = 'Sunday, August 31, 2025';

for (const [key, from, to] of [
  ['ArrowLeft', 'Wednesday, July 16, 2025', 'Tuesday, July 15, 2025'],
  ['ArrowRight', 'Wednesday, July 16, 2025', 'Thursday, July 17, 2025'],
  ['ArrowUp', 'Wednesday, July 16, 2025', 'Wednesday, July 9, 2025'],
  ['ArrowDown', 'Wednesday, July 16, 2025', 'Wednesday, July 23, 2025'],
  ['Home', 'Wednesday, July 16, 2025', 'Sunday, July 13, 2025'],
  ['End', 'Wednesday, July 16, 2025', 'Saturday, July 19, 2025'],
  ['PageDown', 'Wednesday, July 16, 2025', 'Saturday, August 16, 2025'],
  ['Shift+PageDown', 'Wednesday, July 16, 2025', last],
  // From one month into the next.
  ['ArrowRight', 'Thursday, July 31, 2025', 'Friday, August 1, 2025'],
  ['ArrowDown', 'Thursday, July 31, 2025', 'Thursday, August 7, 2025'],
  ['End', 'Thursday, July 31, 2025', 'Saturday, August 2, 2025'],
  ['PageDown', 'Thursday, July 31, 2025', last],
  // At the season's start.
  ['ArrowLeft', first, first],
  ['ArrowUp', first, first],
  ['Home', first, first],
  ['PageUp', 'Wednesday, July 16, 2025', first],
] as const) {
  test(`${key} leads from ${from} to ${to}`, async ({ page }) => {
    await page.goto('/');
    await calendar(page).day(from).press(key);
    await expect(calendar(page).day(to)).toBeFocused();
  });
}

for (const [key, from, to] of [
  ['PageUp', 'Saturday, August 16, 2025', 'Wednesday, July 16, 2025'],
  ['PageUp', last, 'Thursday, July 31, 2025'],
  ['Shift+PageUp', 'Saturday, August 16, 2025', first],
  // From one month into the one before.
  ['ArrowLeft', 'Friday, August 1, 2025', 'Thursday, July 31, 2025'],
  ['ArrowUp', 'Friday, August 1, 2025', 'Friday, July 25, 2025'],
  ['Home', 'Friday, August 1, 2025', 'Sunday, July 27, 2025'],
  // At the season's end.
  ['ArrowRight', last, last],
  ['ArrowDown', last, last],
  ['End', last, last],
  ['PageDown', 'Saturday, August 16, 2025', last],
] as const) {
  test(`${key} leads from ${from} back or no further: to ${to}`, async ({ page }) => {
    await page.goto('/calendar/2025-08');
    await calendar(page).day(from).press(key);
    await expect(calendar(page).day(to)).toBeFocused();
  });
}

for (const [key, from, to] of [
  ['ArrowRight', 'July 2025', 'August 2025'],
  ['ArrowLeft', 'August 2025', 'July 2025'],
  ['End', 'July 2025', 'August 2025'],
  ['Home', 'August 2025', 'July 2025'],
  ['ArrowUp', 'July 2025', 'July 2025'],
  ['ArrowDown', 'August 2025', 'August 2025'],
  ['ArrowRight', 'August 2025', 'August 2025'],
  ['PageDown', 'August 2025', 'August 2025'],
] as const) {
  test(`among the months, ${key} leads from ${from} to ${to}`, async ({ page }) => {
    await page.goto('/calendar/2025');
    await calendar(page).tile(from).press(key);
    await expect(calendar(page).tile(to)).toBeFocused();
  });
}

test('the days are one stop on the way of the Tab key, and it is where one was', async ({
  page,
}) => {
  await page.goto('/');
  const { title, next, day } = calendar(page);
  await title.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(day(first)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(day('Tuesday, July 8, 2025')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(calendar(page).section.locator(':focus')).toHaveCount(0);
});

test('the space bar presses a step, the title and a tile, as Enter does', async ({ page }) => {
  await page.goto('/');
  const { grid, title, next, tile } = calendar(page);
  await next.press('Space');
  await expect(grid('August 2025')).toBeVisible();
  await title.press('Space');
  await expect(grid('2025')).toBeVisible();
  await tile('July 2025').press('Space');
  await expect(grid('July 2025')).toBeVisible();
  await title.press('Enter');
  await expect(grid('2025')).toBeVisible();
  await tile('August 2025').press('Enter');
  await expect(grid('August 2025')).toBeVisible();
});

test('after a way up, the focus is on the tile one came from', async ({ page }) => {
  await page.goto('/calendar/2025-08');
  const { title, tile } = calendar(page);
  await title.press('Enter');
  await expect(tile('August 2025')).toBeFocused();
  await title.press('Enter');
  await expect(tile('2025')).toBeFocused();
  await title.press('Enter');
  await expect(tile('2021 – 2030')).toBeFocused();
});

test('after a way down, the focus is on the first tile or day that can be chosen', async ({
  page,
}) => {
  await page.goto('/calendar/2001-2100');
  const { tile, day } = calendar(page);
  await tile('2021 – 2030').press('Enter');
  await expect(tile('2025')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tile('July 2025')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(first)).toBeFocused();
});

test('after a step, the focus stays on the step, also when it has become disabled', async ({
  page,
}) => {
  await page.goto('/');
  const { title, previous, next } = calendar(page);
  await next.press('Enter');
  await expect(title).toHaveText('August 2025');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(title).toBeFocused();
  await previous.click();
  await expect(title).toHaveText('July 2025');
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
});

test('keys that are quicker than the network add up', async ({ page }) => {
  await page.goto('/');
  const { title, day } = calendar(page);
  const release = await holdViews(page);
  await day('Wednesday, July 16, 2025').press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(day('Wednesday, July 16, 2025')).toBeFocused();
  release();
  await expect(title).toHaveText('August 2025');
  await expect(day('Sunday, August 24, 2025')).toBeFocused();
});

test('a key that takes back one that was quicker than the network ends where it began', async ({
  page,
}) => {
  await page.goto('/');
  const { title, day } = calendar(page);
  const release = await holdViews(page);
  await day('Wednesday, July 16, 2025').press('PageDown');
  await page.keyboard.press('PageUp');
  release();
  await expect(day('Wednesday, July 16, 2025')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day('Thursday, July 17, 2025')).toBeFocused();
  await expect(title).toHaveText('July 2025');
});

test('a visitor who has gone on elsewhere is not called back by a month that comes late', async ({
  page,
}) => {
  await page.goto('/');
  const { title, next } = calendar(page);
  const elsewhere = page.getByRole('link', { name: 'About Me', exact: true });
  const release = await holdViews(page);
  await next.press('Enter');
  await elsewhere.focus();
  release();
  await expect(title).toHaveText('August 2025');
  await expect(elsewhere).toBeFocused();
});
