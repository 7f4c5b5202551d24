import { noSlotsSentence } from '@/lib/booking/sentences';
import { expect, test } from '../support/test';

for (const [date, words] of [
  ['2025-06-30', 'Monday, June 30, 2025'],
  ['2025-09-01', 'Monday, September 1, 2025'],
  ['2024-02-29', 'Thursday, February 29, 2024'],
  ['1999-12-31', 'Friday, December 31, 1999'],
  ['2400-02-29', 'Tuesday, February 29, 2400'],
] as const) {
  test(`${date}, a real date outside the season, has no slots and leads home`, async ({ page }) => {
    const answer = await page.goto(`/timeslots/${date}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(noSlotsSentence)).toBeVisible();
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
    '/submitted',
  ]) {
    test(`${path} is answered with 404 and leads home and to the calendar`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await page.getByRole('link', { name: 'Choose another day' }).click();
      await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeInViewport();
    });
  }
});
