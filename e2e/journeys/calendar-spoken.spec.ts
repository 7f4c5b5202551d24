import { listen } from '../support/announcements';
import { calendar, expectDay, goUp, openCalendar } from '../support/calendar';
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
  for (const name of ['2021 – 2030', '2025', 'August 2025']) await tile(name).click();
  await expect(grid('August 2025')).toBeVisible();
  const up = ['August 2025', 'July 2025', '2025', '2021 – 2030', '2001 – 2100'];
  expect(said).toEqual([...up, '2021 – 2030', '2025', 'August 2025']);
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
  await expectDay(page, '2025-08-01');
  await page.goBack();
  await expect(calendar(page).day('Friday, August 1, 2025')).toBeFocused();
  // The pages' titles are the router's own words.
  expect(said).not.toContain('August 2025');
});

test('each control says where it leads, a disabled step what it is, and a tile its whole period', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { section, grid, previous, next, title } = calendar(page);
  const expectNames = async (back: string, up: string, on: string) => {
    await expect.soft(previous).toHaveAccessibleName(back);
    await expect.soft(title).toHaveAccessibleName(up);
    await expect.soft(next).toHaveAccessibleName(on);
  };
  await expect(section.getByRole('button')).toHaveCount(0);
  await expectNames('Previous month', 'July 2025, choose a month', 'Next month, August 2025');
  await next.click();
  await expectNames('Previous month, July 2025', 'August 2025, choose a month', 'Next month');
  await title.click();
  await expectNames('Previous year', '2025, choose a year', 'Next year');
  const months = grid('2025').getByRole('link');
  await expect(months.nth(6)).toHaveAccessibleName('July 2025');
  await expect(months.nth(11)).toHaveAccessibleName('December 2025');
  await title.click();
  await expectNames('Previous decade', '2021 – 2030, choose a decade', 'Next decade');
  await title.click();
  await expect(next).toHaveAccessibleName('Next century');
});

test('a day says its date in words, how many slots are open, and by the visitor’s own clock whether it is today or has passed', async ({
  page,
}) => {
  const { days, day } = calendar(page);
  // Without an offset: noon in the visitor's time zone, which is a day off from the server's.
  const noonOf = (date: string) =>
    page.evaluate((text) => new Date(`${text}T12:00`).getTime(), date);

  await page.clock.setFixedTime(await noonOf('2025-06-01'));
  await openCalendar(page, '/');
  for (const [number, name] of [
    [1, 'Tuesday, July 1, 2025, no time slots'],
    [14, 'Monday, July 14, 2025, no time slots'],
    [15, 'Tuesday, July 15, 2025, 20 open time slots'],
    [18, 'Friday, July 18, 2025, 22 open time slots'],
  ] as const) {
    await expect.soft(days.nth(number - 1)).toHaveAccessibleName(name);
  }

  await page.clock.setFixedTime(await noonOf('2025-07-15'));
  await openCalendar(page, '/');
  for (const [number, name] of [
    [14, 'Monday, July 14, 2025, no time slots, passed'],
    [15, 'Tuesday, July 15, 2025, 20 open time slots, today'],
    [16, 'Wednesday, July 16, 2025, 20 open time slots'],
  ] as const) {
    await expect.soft(days.nth(number - 1)).toHaveAccessibleName(name);
  }
  await expect(day('Tuesday, July 15, 2025')).toHaveAttribute('tabindex', '0');
  await day('Monday, July 14, 2025').click();
  await expect(page.getByText('This day has passed.')).toBeVisible();
  await page.goto('/timeslots/2025-07-15');
  await expect(page.getByText('July 15, 2025')).toBeVisible();
  await expect(page.getByText('This day has passed.')).toHaveCount(0);
});
