import { expectNoAccessibilityProblems } from '../support/axe';
import { seasonFrom } from './build-site';
import { expect, test } from './season-site';

test.use({
  season: {
    name: 'over-new-year',
    days: seasonFrom('2026-12-20', '2027-02-10', ['9:00 AM', '9:30 AM', '5:00 PM']),
    timeZone: 'Pacific/Kiritimati',
  },
});

test('the calendar opens on the season’s first month and steps over the new year to its last', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  const previous = page.getByRole('button', { name: /^Previous/ });
  const next = page.getByRole('button', { name: /^Next/ });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await next.click();
  await expect(page.getByRole('grid', { name: 'February 2027' })).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.click();
  await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
});

test('in the first and the last month only the season’s days are links', async ({ page }) => {
  await page.goto('/');
  const days = page.getByRole('link', { name: /3 open time slots$/ });
  await expect(days).toHaveCount(12);
  await expect(days.first()).toHaveAccessibleName('Sunday, December 20, 2026, 3 open time slots');
  await page.goto('/calendar/2027-02');
  await expect(days).toHaveCount(10);
  await expect(days.last()).toHaveAccessibleName('Wednesday, February 10, 2027, 3 open time slots');
});

test('the keys go over the new year and stop at the season’s ends', async ({ page }) => {
  await page.goto('/');
  const focused = page.locator(':focus');
  await page.getByRole('link', { name: /^Sunday, December 20, 2026/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(/^Sunday, December 20, 2026/);
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/^Wednesday, January 20, 2027/);
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/^Wednesday, February 10, 2027/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Wednesday, February 10, 2027/);
  await page.keyboard.press('Shift+PageUp');
  await expect(focused).toHaveAccessibleName(/^Sunday, December 20, 2026/);
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName(/^Saturday, December 26, 2026/);
});

test('the year, the decade and the century show which of their periods can be chosen', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'December 2026, choose a month' }).click();
  await expect(page.getByRole('grid', { name: '2026', exact: true })).toBeVisible();
  const tiles = page.getByRole('grid').getByRole('link', { disabled: false });
  await expect(tiles).toHaveText(['December']);
  await page.getByRole('button', { name: 'Next year, 2027' }).click();
  await expect(page.getByRole('grid', { name: '2027', exact: true })).toBeVisible();
  await expect(tiles).toHaveText(['January', 'February']);
  await page.getByRole('button', { name: '2027, choose a year' }).click();
  await expect(page.getByRole('grid', { name: '2021 – 2030' })).toBeVisible();
  await expect(tiles).toHaveText(['2026', '2027']);
  await page.getByRole('button', { name: '2021 – 2030, choose a decade' }).click();
  await expect(page.getByRole('grid', { name: '2001 – 2100' })).toBeVisible();
  await expect(tiles).toHaveText(['2021 – 2030']);
  await expectNoAccessibilityProblems(page);
});

test('pages and sitemap follow the season, and no summer day is left', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(54);
  await page.goto('/timeslots/2027-01-01');
  await expect(page.getByText('Friday, January 1, 2027')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: / - Available$/ })).toHaveCount(3);
  await page.goto('/timeslots/2025-07-15');
  await expect(page.getByText('No time slots available for this day.')).toBeVisible();
});
