import { calendar, goUp, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const months =
  'January February March April May June July August September October November December';
const openMonths = ['July', 'August', 'September'];
const tenth = Array.from({ length: 10 }, (_, index) => index);
const years = tenth.map((index) => String(2021 + index));
const decades = tenth.map((index) => `${2001 + 10 * index} – ${2010 + 10 * index}`);

test('days are aligned with their weekdays', { tag: '@desktop' }, async ({ page }) => {
  await openCalendar(page, '/');
  const { grid, title, days, previous, next } = calendar(page);
  await expect(title).toHaveText('July 2025');
  await expect(title).toHaveAccessibleName('July 2025, choose a month');
  await expect(days).toHaveText(Array.from({ length: 31 }, (_, index) => String(index + 1)));
  const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
  await expect(grid('July 2025').locator('th')).toHaveText(weekdays);
  const firstWeek = grid('July 2025').getByRole('row').first().getByRole('gridcell');
  await expect(firstWeek.nth(1)).toHaveText('');
  await expect(firstWeek.nth(2)).toContainText('1');

  await expect(previous).toHaveAccessibleName('Previous month');
  await expect(previous).toBeDisabled();
  await expect(next).toHaveAccessibleName('Next month, August 2025');
});

test('year, decade and century enable only tiles of the season', async ({ page }) => {
  await openCalendar(page, '/');
  const { section, grid, title, choosable, previous, next } = calendar(page);
  for (const { view, period, tiles, open } of [
    { view: 'year', period: '2025', tiles: months.split(' '), open: openMonths },
    { view: 'decade', period: '2021 – 2030', tiles: years, open: ['2025'] },
    { view: 'century', period: '2001 – 2100', tiles: decades, open: ['2021 – 2030'] },
  ]) {
    await title.click();
    await expect(grid(period).getByRole('link')).toHaveText(tiles);
    await expect(choosable(period)).toHaveText(open);
    await expect(section.getByText(period, { exact: true }).first()).toBeVisible();
    await expect(previous).toHaveAccessibleName(`Previous ${view}`);
    await expect(previous).toBeDisabled();
    await expect(next).toHaveAccessibleName(`Next ${view}`);
    await expect(next).toBeDisabled();
  }
  await expect(title).toHaveCount(0);
});

test('Back leads from any view to the previous page', async ({ page }) => {
  await page.goto('/timeslots/2025-07-20');
  await openCalendar(page, '/calendar/2025-08');
  await calendar(page).previous.click();
  await goUp(page, '2025', '2021 – 2030');
  await page.goBack();
  await expect(page).toHaveURL('/timeslots/2025-07-20');
  await page.goForward();
  await expect(calendar(page).grid('2021 – 2030')).toBeVisible();
});
