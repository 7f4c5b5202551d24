import { expectNoAccessibilityProblems } from '../support/axe';
import { calendar, goUp, openCalendar } from '../support/calendar';
import { seasonFrom } from './build-site.mjs';
import { expect, test } from './season-site';

const days = seasonFrom('2026-12-20', '2027-02-10', ['9:00 AM', '9:30 AM']);

test.use({ season: { name: 'two-years', days, timeZone: 'Pacific/Kiritimati' } });

const first = 'Sunday, December 20, 2026';
const last = 'Wednesday, February 10, 2027';

test('it opens on December 2026, whose days before the season cannot be chosen', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { title, days: links, grid, previous, next } = calendar(page);
  await expect(title).toHaveText('December 2026');
  await expect(links).toHaveCount(12);
  await expect(links.first()).toHaveAccessibleName(new RegExp(`^${first}, 2 open time slots`));
  const closed = grid('December 2026').getByRole('link', { disabled: true });
  await expect(closed).toHaveCount(19);
  await expect(closed.last()).toHaveText('19');
  await expect(previous).toBeDisabled();
  await expect(next).toHaveAccessibleName('Next month, January 2027');
  await expectNoAccessibilityProblems(page);
});

test('steps lead over the turn of the year to its last month, and no further', async ({ page }) => {
  await openCalendar(page, '/');
  const { title, days: links, grid, next } = calendar(page);
  await next.click();
  await expect(title).toHaveText('January 2027');
  await expect(links).toHaveCount(31);
  await next.click();
  await expect(title).toHaveText('February 2027');
  await expect(links).toHaveCount(10);
  await expect(grid('February 2027').getByRole('link', { disabled: true })).toHaveCount(18);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('quick steps add up', async ({ page }) => {
  await openCalendar(page, '/');
  const { title, next } = calendar(page);
  await next.click();
  await next.click();
  await expect(title).toHaveText('February 2027');
  await expect(next).toBeFocused();
});

test('each year has the months of its own, and the steps lead from one to the other', async ({
  page,
}) => {
  await openCalendar(page, '/');
  await goUp(page, '2026');
  const { grid, tile, previous, next } = calendar(page);
  const open = (year: string) => grid(year).getByRole('link', { disabled: false });
  await expect(open('2026')).toHaveText(['December']);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(open('2027')).toHaveText(['January', 'February']);
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(tile('December 2026')).toBeVisible();
});

test('the decade has both years, and the first choosable day has the focus after the way down', async ({
  page,
}) => {
  await openCalendar(page, '/');
  await goUp(page, '2026', '2021 – 2030');
  const { grid, tile, day, previous, next } = calendar(page);
  const years = grid('2021 – 2030').getByRole('link', { disabled: false });
  await expect(years).toHaveText(['2026', '2027']);
  await expect(previous).toBeDisabled();
  await expect(next).toBeDisabled();
  await tile('2026').press('Enter');
  await expect(tile('December 2026')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(first)).toBeFocused();
});

test('keys cross the turn of the year and stop at the season’s ends', async ({ page }) => {
  await openCalendar(page, '/');
  const { day } = calendar(page);
  for (const key of ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp', 'Shift+PageUp']) {
    await day(first).press(key);
    await expect(day(first), key).toBeFocused();
  }
  await day('Thursday, December 31, 2026').press('ArrowRight');
  await expect(day('Friday, January 1, 2027')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day(first)).toBeFocused();
  await page.keyboard.press('Shift+PageDown');
  await expect(day(last)).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown']) {
    await page.keyboard.press(key);
    await expect(day(last), key).toBeFocused();
  }
});

test('the pages of its days follow, and days outside say that they have no slots', async ({
  page,
  request,
}) => {
  for (const date of ['2026-12-20', '2027-01-01', '2027-02-10']) {
    await page.goto(`/timeslots/${date}`);
    await expect(page.getByRole('checkbox', { name: / - Available$/ })).toHaveCount(2);
  }
  for (const date of ['2026-12-19', '2027-02-11', '2025-07-15']) {
    await page.goto(`/timeslots/${date}`);
    await expect(page.getByText('No time slots available for this day.')).toBeVisible();
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(54);
});
