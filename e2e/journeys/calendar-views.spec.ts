import { calendar, goUp, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test('a month is called July 2025, has its days, steps by a month and leads up to its year', async ({
  page,
}) => {
  const { grid, title, days, previous, next } = calendar(page);
  await expect(title).toHaveText('July 2025');
  await expect(days).toHaveCount(31);
  await expect(days.first()).toHaveText('1');
  await expect(days.last()).toHaveText('31');
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(title).toHaveText('August 2025');
  await expect(days).toHaveCount(31);
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(title).toHaveText('July 2025');
  await title.click();
  await expect(grid('2025')).toBeVisible();
});

test('a year is called 2025, has twelve months, and leads up to its decade', async ({ page }) => {
  await goUp(page, '2025');
  const { grid, title, tile, previous, next } = calendar(page);
  await expect(title).toHaveText('2025');
  await expect(grid('2025').getByRole('link')).toHaveText([
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]);
  await expect(grid('2025').getByRole('link', { disabled: false })).toHaveText(['July', 'August']);
  await expect(tile('June 2025')).toBeDisabled();
  await expect(tile('September 2025')).toBeDisabled();
  await expect(previous).toBeDisabled();
  await expect(next).toBeDisabled();
  await title.click();
  await expect(grid('2021 – 2030')).toBeVisible();
});

test('a decade is called 2021 – 2030, has ten years, and leads up to its century', async ({
  page,
}) => {
  await goUp(page, '2025', '2021 – 2030');
  const { grid, title, previous, next } = calendar(page);
  await expect(title).toHaveText('2021 – 2030');
  const years = grid('2021 – 2030').getByRole('link');
  await expect(years).toHaveCount(10);
  await expect(years.first()).toHaveText('2021');
  await expect(years.last()).toHaveText('2030');
  await expect(grid('2021 – 2030').getByRole('link', { disabled: false })).toHaveText(['2025']);
  await expect(previous).toBeDisabled();
  await expect(next).toBeDisabled();
  await title.click();
  await expect(grid('2001 – 2100')).toBeVisible();
});

test('a century is called 2001 – 2100, has ten decades, and leads no higher', async ({ page }) => {
  await goUp(page, '2025', '2021 – 2030', '2001 – 2100');
  const { section, grid, title, previous, next } = calendar(page);
  await expect(title).toHaveCount(0);
  await expect(section.getByRole('paragraph').filter({ hasText: '2001 – 2100' })).toBeVisible();
  const decades = grid('2001 – 2100').getByRole('link');
  await expect(decades).toHaveCount(10);
  await expect(decades.first()).toHaveText('2001 – 2010');
  await expect(decades.last()).toHaveText('2091 – 2100');
  await expect(grid('2001 – 2100').getByRole('link', { disabled: false })).toHaveText([
    '2021 – 2030',
  ]);
  await expect(previous).toBeDisabled();
  await expect(next).toBeDisabled();
});

test('a tile leads down from the century to a month', async ({ page }) => {
  await openCalendar(page, '/calendar/2001-2100');
  const { grid, title, tile, days } = calendar(page);
  await tile('2021 – 2030').click();
  await expect(grid('2021 – 2030')).toBeVisible();
  await tile('2025').click();
  await expect(grid('2025')).toBeVisible();
  await tile('August 2025').click();
  await expect(title).toHaveText('August 2025');
  await expect(days).toHaveCount(31);
});

test('weeks start on Sunday, so that 1 July 2025 stands under Tuesday', async ({ page }) => {
  const { grid } = calendar(page);
  const weekdays = grid('July 2025').locator('th');
  await expect(weekdays).toHaveText(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']);
  const firstWeek = grid('July 2025').getByRole('row').first();
  await expect(firstWeek.getByRole('gridcell').nth(2)).toContainText('1');
  await expect(firstWeek.getByRole('gridcell').nth(1)).toHaveText('');
});

test('a view has an address that can be loaded again and shared', async ({ page, context }) => {
  const { title, next } = calendar(page);
  await next.click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await page.reload();
  await expect(title).toHaveText('August 2025');
  await expect(title).toBeInViewport();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(calendar(other).title).toHaveText('August 2025');
  await expect(calendar(other).title).toBeInViewport();
});

test('Back leads from the calendar to where one was before, however many steps were taken', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-20');
  await openCalendar(page, '/calendar/2025-08');
  await calendar(page).previous.click();
  await goUp(page, '2025', '2021 – 2030');
  await page.goBack();
  await expect(page).toHaveURL('/timeslots/2025-07-20');
  await page.goForward();
  await expect(calendar(page).grid('2021 – 2030')).toBeVisible();
});
