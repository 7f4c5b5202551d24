import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const first = 'Tuesday, July 1, 2025';
const last = 'Sunday, August 31, 2025';

test('the arrow keys, Home and End lead through the days and weeks of a month', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { day } = calendar(page);
  for (const [key, to] of [
    ['ArrowLeft', 'Tuesday, July 15, 2025'],
    ['ArrowRight', 'Thursday, July 17, 2025'],
    ['ArrowUp', 'Wednesday, July 9, 2025'],
    ['ArrowDown', 'Wednesday, July 23, 2025'],
    ['Home', 'Sunday, July 13, 2025'],
    ['End', 'Saturday, July 19, 2025'],
  ] as const) {
    await day('Wednesday, July 16, 2025').press(key);
    await expect(day(to), key).toBeFocused();
  }
});

test('PageDown leads to the next month, and to its last day where it is shorter', async ({
  page,
}) => {
  const { day } = calendar(page);
  for (const [key, from, to] of [
    ['PageDown', 'Wednesday, July 16, 2025', 'Saturday, August 16, 2025'],
    ['PageDown', 'Thursday, July 31, 2025', last],
  ] as const) {
    await openCalendar(page, '/');
    await day(from).press(key);
    await expect(day(to), `${key} on ${from}`).toBeFocused();
  }
});

test('PageUp leads to the month before', async ({ page }) => {
  const { day } = calendar(page);
  for (const [key, from, to] of [
    ['PageUp', 'Saturday, August 16, 2025', 'Wednesday, July 16, 2025'],
    ['PageUp', last, 'Thursday, July 31, 2025'],
  ] as const) {
    await openCalendar(page, '/calendar/2025-08');
    await day(from).press(key);
    await expect(day(to), `${key} on ${from}`).toBeFocused();
  }
});

test('with Shift, PageDown and PageUp lead a year on or back, here to the season’s ends', async ({
  page,
}) => {
  const { day } = calendar(page);
  await openCalendar(page, '/');
  await day('Wednesday, July 16, 2025').press('Shift+PageDown');
  await expect(day(last)).toBeFocused();
  await day('Saturday, August 16, 2025').press('Shift+PageUp');
  await expect(day(first)).toBeFocused();
});

test('keys lead over the end of a month into the next', async ({ page }) => {
  const { day } = calendar(page);
  for (const [key, from, to] of [
    ['ArrowRight', 'Thursday, July 31, 2025', 'Friday, August 1, 2025'],
    ['ArrowDown', 'Thursday, July 31, 2025', 'Thursday, August 7, 2025'],
    ['End', 'Thursday, July 31, 2025', 'Saturday, August 2, 2025'],
  ] as const) {
    await openCalendar(page, '/');
    await day(from).press(key);
    await expect(day(to), `${key} on ${from}`).toBeFocused();
  }
});

test('keys lead over the start of a month into the one before', async ({ page }) => {
  const { day } = calendar(page);
  for (const [key, from, to] of [
    ['ArrowLeft', 'Friday, August 1, 2025', 'Thursday, July 31, 2025'],
    ['ArrowUp', 'Friday, August 1, 2025', 'Friday, July 25, 2025'],
    ['Home', 'Friday, August 1, 2025', 'Sunday, July 27, 2025'],
  ] as const) {
    await openCalendar(page, '/calendar/2025-08');
    await day(from).press(key);
    await expect(day(to), `${key} on ${from}`).toBeFocused();
  }
});

test('no key leads out of the season', async ({ page }) => {
  const { day } = calendar(page);
  await openCalendar(page, '/');
  for (const key of ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp', 'Shift+PageUp']) {
    await day(first).press(key);
    await expect(day(first), key).toBeFocused();
  }
  await openCalendar(page, '/calendar/2025-08');
  for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown', 'Shift+PageDown']) {
    await day(last).press(key);
    await expect(day(last), key).toBeFocused();
  }
});

test('the same keys lead through the months of a year, to those that can be chosen', async ({
  page,
}) => {
  await openCalendar(page, '/calendar/2025');
  const { tile } = calendar(page);
  for (const [key, from, to] of [
    ['ArrowRight', 'July 2025', 'August 2025'],
    ['ArrowLeft', 'August 2025', 'July 2025'],
    ['End', 'July 2025', 'August 2025'],
    ['Home', 'August 2025', 'July 2025'],
    ['ArrowUp', 'July 2025', 'July 2025'],
    ['ArrowDown', 'August 2025', 'August 2025'],
    ['ArrowRight', 'August 2025', 'August 2025'],
    ['PageUp', 'July 2025', 'July 2025'],
    ['PageDown', 'August 2025', 'August 2025'],
  ] as const) {
    await tile(from).press(key);
    await expect(tile(to), `${key} on ${from}`).toBeFocused();
  }
});

test('the days are one stop on the way of the Tab key, and it is where one was', async ({
  page,
}) => {
  await openCalendar(page, '/');
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
  await openCalendar(page, '/');
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
  await openCalendar(page, '/calendar/2025-08');
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
  await openCalendar(page, '/calendar/2001-2100');
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
  await openCalendar(page, '/');
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

test('keys that follow quickly on one another add up', async ({ page }) => {
  await openCalendar(page, '/');
  const { title, day } = calendar(page);
  await day('Wednesday, July 16, 2025').focus();
  await Promise.all(['PageDown', 'ArrowRight', 'ArrowDown'].map((key) => page.keyboard.press(key)));
  await expect(title).toHaveText('August 2025');
  await expect(day('Sunday, August 24, 2025')).toBeFocused();
});

test('a key that takes back another ends where it began', async ({ page }) => {
  await openCalendar(page, '/');
  const { title, day } = calendar(page);
  await day('Wednesday, July 16, 2025').press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(day('Wednesday, July 16, 2025')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day('Thursday, July 17, 2025')).toBeFocused();
  await expect(title).toHaveText('July 2025');
});

test('what the browser does with Alt and an arrow is left to the browser', async ({ page }) => {
  await openCalendar(page, '/');
  const { day } = calendar(page);
  await day('Wednesday, July 16, 2025').focus();
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ defaultPrevented }) => {
      Reflect.set(window, 'prevented', defaultPrevented);
    });
  });
  await page.keyboard.press('Alt+ArrowLeft');
  expect(await page.evaluate(() => Reflect.get(window, 'prevented'))).toBe(false);
  await expect(day('Wednesday, July 16, 2025')).toBeFocused();
});
