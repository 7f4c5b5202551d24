import { seasonFrom } from './build-site';
import { expect, test } from './season-site';

test.use({
  season: {
    name: 'one-day',
    days: seasonFrom('2028-02-29', '2028-02-29', ['9:00 AM']),
    timeZone: 'Pacific/Kiritimati',
  },
});

test('a season of a single day has one link, and no way leads out of its month', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'February 2028' })).toBeVisible();
  const day = page.getByRole('link', { name: 'Tuesday, February 29, 2028, 1 open time slot' });
  await expect(page.getByRole('grid').getByRole('link', { disabled: false })).toHaveCount(1);
  for (const name of [/^Previous month/, /^Next month/]) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await day.focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'Home', 'End', 'PageDown', 'Shift+PageUp']) {
    await page.keyboard.press(key);
    await expect(day).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2028-02-29');
});

test('every larger view has its one tile, down to the day again', async ({ page }) => {
  await page.goto('/calendar/2001-2100');
  const tiles = page.getByRole('grid').getByRole('link', { disabled: false });
  await expect(tiles).toHaveText(['2021 – 2030']);
  await tiles.click();
  await expect(tiles).toHaveText(['2028']);
  await tiles.click();
  await expect(tiles).toHaveText(['February']);
  await tiles.click();
  await expect(page.getByRole('grid', { name: 'February 2028' })).toBeVisible();
  await expect(tiles).toBeFocused();
});
