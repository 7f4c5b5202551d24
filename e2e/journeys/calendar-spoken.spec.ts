import { listen } from '../support/announcements';
import { calendar, goUp, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

test('nothing is said on load, and then each change of view once', async ({ page }) => {
  const said = await listen(page);
  await openCalendar(page, '/');
  const { next, previous, tile, grid } = calendar(page);
  await next.click();
  await expect(grid('August 2025')).toBeVisible();
  await previous.click();
  await expect(grid('July 2025')).toBeVisible();
  await goUp(page, '2025', '2021 – 2030', '2001 – 2100');
  await tile('2021 – 2030').click();
  await tile('2025').click();
  await tile('August 2025').click();
  await expect(grid('August 2025')).toBeVisible();
  expect(said).toEqual([
    'August 2025',
    'July 2025',
    '2025',
    '2021 – 2030',
    '2001 – 2100',
    '2021 – 2030',
    '2025',
    'August 2025',
  ]);
});

test('keys say the month they cross into, and nothing within a month', async ({ page }) => {
  const said = await listen(page);
  await openCalendar(page, '/');
  const { day } = calendar(page);
  await day('Wednesday, July 30, 2025').press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(day('Friday, August 1, 2025')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(day('Wednesday, July 2, 2025')).toBeFocused();
  expect(said).toEqual(['August 2025', 'July 2025']);
});

test('a view that is loaded by its address, or by Back from a day, is not announced', async ({
  page,
}) => {
  const said = await listen(page);
  await openCalendar(page, '/calendar/2025-08');
  await calendar(page).day('Friday, August 1, 2025').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-08-01');
  await page.goBack();
  await expect(calendar(page).day('Friday, August 1, 2025')).toBeFocused();
  // The pages' titles are the router's own words.
  expect(said).not.toContain('August 2025');
});

test('each control says where it leads, and a disabled step what it is', async ({ page }) => {
  await openCalendar(page, '/');
  const { section, previous, next, title } = calendar(page);
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(previous).toHaveAccessibleName('Previous month');
  await expect(title).toHaveAccessibleName('July 2025, choose a month');
  await expect(next).toHaveAccessibleName('Next month, August 2025');
  await next.click();
  await expect(previous).toHaveAccessibleName('Previous month, July 2025');
  await expect(title).toHaveAccessibleName('August 2025, choose a month');
  await expect(next).toHaveAccessibleName('Next month');
  await title.click();
  await expect(title).toHaveAccessibleName('2025, choose a year');
  await expect(previous).toHaveAccessibleName('Previous year');
  await title.click();
  await expect(title).toHaveAccessibleName('2021 – 2030, choose a decade');
  await expect(next).toHaveAccessibleName('Next decade');
  await title.click();
  await expect(next).toHaveAccessibleName('Next century');
});

test('a day says its date in words and how many slots are open', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-06-01T12:00:00Z'));
  await openCalendar(page, '/');
  const { days } = calendar(page);
  await expect(days.nth(0)).toHaveAccessibleName('Tuesday, July 1, 2025, no time slots');
  await expect(days.nth(13)).toHaveAccessibleName('Monday, July 14, 2025, no time slots');
  await expect(days.nth(14)).toHaveAccessibleName('Tuesday, July 15, 2025, 20 open time slots');
  await expect(days.nth(17)).toHaveAccessibleName('Friday, July 18, 2025, 22 open time slots');
});

test('a tile says its whole period', async ({ page }) => {
  await openCalendar(page, '/calendar/2025');
  const tiles = calendar(page).grid('2025').getByRole('link');
  await expect(tiles.nth(6)).toHaveAccessibleName('July 2025');
  await expect(tiles.nth(11)).toHaveAccessibleName('December 2025');
});

test('a day says that it has passed, or that it is today, by the visitor’s own clock', async ({
  page,
}) => {
  // Without an offset: noon in the visitor's time zone, which is a day off from the server's.
  const noon = await page.evaluate(() => new Date('2025-07-15T12:00').getTime());
  await page.clock.setFixedTime(noon);
  await openCalendar(page, '/');
  const { days, day } = calendar(page);
  await expect(days.nth(13)).toHaveAccessibleName('Monday, July 14, 2025, no time slots, passed');
  await expect(days.nth(14)).toHaveAccessibleName(
    'Tuesday, July 15, 2025, 20 open time slots, today',
  );
  await expect(days.nth(15)).toHaveAccessibleName('Wednesday, July 16, 2025, 20 open time slots');
  await expect(day('Tuesday, July 15, 2025')).toHaveAttribute('tabindex', '0');
  await day('Monday, July 14, 2025').click();
  await expect(page.getByText('This day has passed.')).toBeVisible();
  await page.goto('/timeslots/2025-07-15');
  await expect(page.getByText('July 15, 2025')).toBeVisible();
  await expect(page.getByText('This day has passed.')).toHaveCount(0);
});
