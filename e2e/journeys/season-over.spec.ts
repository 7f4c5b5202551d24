import { calendarIntroduction, calendarSteps, seasonOverNote } from '../fixtures/data/site';
import { listen } from '../support/announcements';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expectNoLayoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

test('a note says that the season is over, by the visitor’s own clock', async ({ page }) => {
  const said = await listen(page);
  const note = page.getByText(seasonOverNote);
  await openCalendar(page, '/');
  for (const [moment, over] of [
    ['2025-05-01T12:00', false],
    ['2025-09-30T23:59', false],
    ['2025-10-01T00:00', true],
    ['2031-01-01T12:00', true],
  ] as const) {
    // Without an offset, the moment is on the visitor's own clock.
    await page.clock.setFixedTime(await page.evaluate((text) => new Date(text).getTime(), moment));
    // The visitor returns to a page that was left open.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(note, moment).toBeVisible({ visible: over });
    const steps = calendar(page).section.getByRole('listitem');
    await expect(steps, moment).toHaveText(over ? [] : [...calendarSteps]);
    await expect(page.getByText(calendarIntroduction)).toBeVisible();
  }
  await expectNoAccessibilityProblems(page);
  await calendar(page).next.click();
  await expect(calendar(page).title).toHaveText('August 2025');
  await expect(note).toBeVisible();
  expect(said).toEqual(['August 2025']);
  await calendar(page).day('Friday, August 1, 2025').click();
  await expect(bookingForm(page).submit).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('nothing moves when the note comes, at any width', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00Z'));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openCalendar(page, `/?width=${width}#calendar`);
    await expect(page.getByText(seasonOverNote)).toBeInViewport();
    await expectNoLayoutShifts(page);
  }
});
