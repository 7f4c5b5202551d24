import { calendarLegend } from '../fixtures/data/site';
import { calendar, openCalendar, zoomOut } from '../support/calendar';
import { expect, test } from '../support/test';
import { translatePage } from '../support/translate-page';
import { setClock } from '../support/visitors-clock';

const months =
  'January February March April May June July August September October November December';
const openMonths = ['July', 'August', 'September'];
const tenIndexes = Array.from({ length: 10 }, (_, index) => index);
const years = tenIndexes.map((index) => String(2021 + index));
const decades = tenIndexes.map((index) => `${2001 + 10 * index} – ${2010 + 10 * index}`);

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
  await setClock(page, '2025-07-20T12:00');
  await openCalendar(page, '/');
  const { section, grid, title, selectable, previous, next, link } = calendar(page);
  const legend = section.getByText(calendarLegend);
  await expect(legend).toBeVisible();
  for (const { view, period, tiles, open } of [
    { view: 'year', period: '2025', tiles: months.split(' '), open: openMonths },
    { view: 'decade', period: '2021 – 2030', tiles: years, open: ['2025'] },
    { view: 'century', period: '2001 – 2100', tiles: decades, open: ['2021 – 2030'] },
  ]) {
    await title.click();
    await expect(grid(period).getByRole('link')).toHaveText(tiles);
    await expect(selectable(period)).toHaveText(open);
    await expect(section.getByText(period, { exact: true }).first()).toBeVisible();
    await expect(legend).toBeHidden();
    await expect(previous).toHaveAccessibleName(`Previous ${view}`);
    await expect(previous).toBeDisabled();
    await expect(next).toHaveAccessibleName(`Next ${view}`);
    await expect(next).toBeDisabled();
  }
  await expect(title).toHaveCount(0);
  for (const name of ['2021 – 2030', '2025']) await link(name).click();
  // Days that have passed do not count.
  await expect(link('July 2025')).toHaveAccessibleDescription('12 days open');
});

test('the calendar works after the browser has translated it', async ({ page }) => {
  await page.clock.install();
  await setClock(page, '2025-07-21T17:10');
  await openCalendar(page, '/');
  await translatePage(page);
  const { section, title, next, previous, grid, link } = calendar(page);
  const announced = page.getByRole('status').filter({ hasText: /^\w+ 2025$/ });
  for (const [step, month] of [
    [next, 'August 2025'],
    [next, 'September 2025'],
    [previous, 'August 2025'],
    [previous, 'July 2025'],
  ] as const) {
    await step.click();
    await expect(title).toHaveText(month);
    await expect(announced).toHaveText(month);
    await expect(grid(month)).toBeVisible();
  }
  await zoomOut(page, '2025', '2021 – 2030', '2001 – 2100');
  for (const name of ['2021 – 2030', '2025']) await link(name).click();
  await expect(link('July 2025')).toHaveAccessibleDescription('11 days open');

  await setClock(page, '2025-07-21T19:30');
  await page.clock.runFor('01:00');
  await expect(link('July 2025')).toHaveAccessibleDescription('10 days open');
  await link('July 2025').click();
  await setClock(page, '2025-07-22T17:10');
  await page.clock.runFor('01:00');
  await expect(link('Monday, July 21, 2025, passed')).toBeVisible();
  await expect(section.getByText('5 open', { exact: true })).toBeVisible();
});
