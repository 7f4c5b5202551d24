import { seasonFrom } from './build-site';
import { expect, test } from './season-site';

test.use({
  season: {
    name: 'over-two-decades',
    days: seasonFrom('2029-11-15', '2031-02-20', ['12:00 PM']),
    timeZone: 'Pacific/Pago_Pago',
  },
});

test('decades are stepped from one to the next and no further', async ({ page }) => {
  await page.goto('/calendar/2021-2030');
  const tiles = page.getByRole('grid').getByRole('link', { disabled: false });
  const previous = page.getByRole('button', { name: /^Previous decade/ });
  const next = page.getByRole('button', { name: /^Next decade/ });
  await expect(tiles).toHaveText(['2029', '2030']);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(page.getByRole('grid', { name: '2031 – 2040' })).toBeVisible();
  await expect(tiles).toHaveText(['2031']);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('a parent goes up to the century and down into the other decade', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'November 2029' })).toBeVisible();
  await page.getByRole('button', { name: 'November 2029, choose a month' }).click();
  await page.getByRole('button', { name: '2029, choose a year' }).click();
  await page.getByRole('button', { name: '2021 – 2030, choose a decade' }).click();
  const tiles = page.getByRole('grid').getByRole('link', { disabled: false });
  await expect(tiles).toHaveText(['2021 – 2030', '2031 – 2040']);
  await page.getByRole('link', { name: '2031 – 2040' }).click();
  await page.getByRole('link', { name: '2031', exact: true }).click();
  await expect(tiles).toHaveText(['January', 'February']);
  await page.getByRole('link', { name: 'February 2031' }).click();
  await expect(page.getByRole('grid', { name: 'February 2031' })).toBeVisible();
  await page.getByRole('link', { name: /^Thursday, February 20, 2031/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2031-02-20');
});

test('Shift and Page keys go a whole year, over the end of the decade too', async ({ page }) => {
  await page.goto('/calendar/2030-01');
  const focused = page.locator(':focus');
  await page.getByRole('link', { name: /^Thursday, January 31, 2030/ }).focus();
  await page.keyboard.press('Shift+PageDown');
  await expect(focused).toHaveAccessibleName(/^Friday, January 31, 2031/);
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/^Thursday, February 20, 2031/);
  await page.keyboard.press('Shift+PageUp');
  await expect(focused).toHaveAccessibleName(/^Wednesday, February 20, 2030/);
});
