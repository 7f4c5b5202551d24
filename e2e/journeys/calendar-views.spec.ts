import { calendar, goUp, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const months =
  'January February March April May June July August September October November December';

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test('a month has its days, stands under its weekdays, steps by a month and leads up to its year', async ({
  page,
}) => {
  const { grid, title, days, previous, next } = calendar(page);
  await expect(title).toHaveText('July 2025');
  await expect(days).toHaveText(Array.from({ length: 31 }, (_, index) => String(index + 1)));
  await expect(previous).toBeDisabled();
  const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
  await expect(grid('July 2025').locator('th')).toHaveText(weekdays);
  const firstWeek = grid('July 2025').getByRole('row').first().getByRole('gridcell');
  await expect(firstWeek.nth(1)).toHaveText('');
  await expect(firstWeek.nth(2)).toContainText('1');

  await next.click();
  await expect(title).toHaveText('August 2025');
  await expect(days).toHaveCount(31);
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(title).toHaveText('July 2025');
  await title.click();
  await expect(grid('2025')).toBeVisible();
});

test('a year, a decade and a century have their tiles, of which those of the season can be chosen', async ({
  page,
}) => {
  const { section, grid, title, tile, days, choosable, previous, next } = calendar(page);
  for (const { period, tiles, open } of [
    { period: '2025', tiles: months.split(' '), open: ['July', 'August'] },
    {
      period: '2021 – 2030',
      tiles: Array.from({ length: 10 }, (_, index) => String(2021 + index)),
      open: ['2025'],
    },
    {
      period: '2001 – 2100',
      tiles: Array.from(
        { length: 10 },
        (_, index) => `${2001 + 10 * index} – ${2010 + 10 * index}`,
      ),
      open: ['2021 – 2030'],
    },
  ]) {
    await goUp(page, period);
    await expect(section.getByText(period, { exact: true }).first()).toBeVisible();
    await expect(grid(period).getByRole('link')).toHaveText(tiles);
    await expect(choosable(period)).toHaveText(open);
    await expect(previous).toBeDisabled();
    await expect(next).toBeDisabled();
  }
  // The century leads no higher, and its tiles down again.
  await expect(title).toHaveCount(0);
  await expect(section.getByRole('paragraph').filter({ hasText: '2001 – 2100' })).toBeVisible();
  await tile('2021 – 2030').click();
  await expect(grid('2021 – 2030')).toBeVisible();
  await tile('2025').click();
  await expect(grid('2025')).toBeVisible();
  for (const closed of ['June 2025', 'September 2025']) await expect(tile(closed)).toBeDisabled();
  await tile('August 2025').click();
  await expect(title).toHaveText('August 2025');
  await expect(days).toHaveCount(31);
});

test('a view has an address that can be loaded again and shared', async ({ page, context }) => {
  await calendar(page).next.click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await page.reload();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await expect(calendar(tab).title).toHaveText('August 2025');
    await expect(calendar(tab).title).toBeInViewport();
  }
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
