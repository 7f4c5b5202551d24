import { listen } from '../support/announcements';
import { expectNoAccessibilityProblems } from '../support/axe';
import { calendar, openCalendar } from '../support/calendar';
import { bookingForm } from '../support/booking-form';
import { expectNoLayoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const note = 'This season has ended. New dates will be posted here.';
const introduction = 'The number under each day shows how many half-hour slots are open.';

test('the note above the calendar comes when the last day is over, by the visitor’s clock', async ({
  page,
}) => {
  for (const [moment, over] of [
    ['2025-05-01T12:00', false],
    ['2025-08-31T23:59', false],
    ['2025-09-01T00:00', true],
    ['2031-01-01T12:00', true],
  ] as const) {
    // Without an offset: the moment on the visitor's own clock.
    await page.clock.setFixedTime(await page.evaluate((text) => new Date(text).getTime(), moment));
    await openCalendar(page, '/');
    await expect(page.getByText(note), moment).toBeVisible({ visible: over });
    await expect(page.getByText(introduction)).toBeVisible();
  }
});

test('the note keeps nobody from asking for a day, is not read out and is in every view', async ({
  page,
}) => {
  const said = await listen(page);
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00Z'));
  await openCalendar(page, '/');
  await expect(page.getByText(note)).toBeVisible();
  await expectNoAccessibilityProblems(page);
  await calendar(page).next.click();
  await expect(calendar(page).title).toHaveText('August 2025');
  await expect(page.getByText(note)).toBeVisible();
  expect(said).toEqual(['August 2025']);
  await calendar(page).day('Friday, August 1, 2025').click();
  await expect(bookingForm(page).submit).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} pixels nothing moves when the note comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayoutShifts(page);
    await page.clock.setFixedTime(new Date('2026-03-01T12:00:00Z'));
    await openCalendar(page, '/#calendar');
    await expect(page.getByText(note)).toBeInViewport();
    await expectNoLayoutShifts(page);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is said of the season', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(introduction)).toBeVisible();
    await expect(page.getByText(note)).toBeHidden();
  });
});
