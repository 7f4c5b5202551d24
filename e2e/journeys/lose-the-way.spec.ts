import { test, expect } from '../support/test';

for (const date of ['2025-06-30', '2025-09-01', '2024-02-29', '1999-12-31', '2400-02-29']) {
  test(`${date}, a real date outside the season, has no slots and leads home`, async ({ page }) => {
    const answer = await page.goto(`/timeslots/${date}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('No time slots available for this day.')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaint: /status of 404/ });

  for (const path of [
    '/timeslots/2025-02-30',
    '/timeslots/2025-02-29',
    '/timeslots/1900-02-29',
    '/timeslots/2025-13-01',
    '/timeslots/2025-04-31',
    '/timeslots/tomorrow',
    '/timeslots/2025-7-15',
    '/timeslots',
    '/calendar/2024',
    '/nothing/here',
  ]) {
    test(`${path} is answered with 404 and leads home and to the calendar`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
      await page.getByRole('link', { name: 'Choose another day' }).click();
      await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeInViewport();
    });
  }
});
