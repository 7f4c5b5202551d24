import { fullDaySentence } from '@/lib/booking/sentences';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm, openDay } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.use({ expectedConsoleError: /status of 404/ });

test('every page without an open day links to the question form', async ({ page }) => {
  await setClock(page, '2025-07-22T12:00');
  for (const [place, path] of [
    ['beside the calendar', '/'],
    ['on an empty day', '/timeslots/2025-09-15'],
    ['on a full day', '/timeslots/2025-08-07'],
    ['on a day outside the season', '/timeslots/1999-12-31'],
    ['on a day that has passed', '/timeslots/2025-07-16'],
    ['where there is no page', '/nothing/here'],
  ] as const) {
    await page.goto(path);
    for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      const way = part.getByRole('link', { name: 'Ask a question' }).first();
      await expect(way, place).toBeVisible();
      await expect(way, place).toHaveAttribute('href', '/ask');
    }
  }
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar.getByRole('listitem')).toHaveCount(4);
});

test('a full day is marked in the calendar and on its page', async ({ page }) => {
  await setClock(page, '2025-07-22T12:00');
  await openCalendar(page, '/calendar/2025-08');
  await expectNoAccessibilityProblems(page);
  await calendar(page).tile('Thursday, August 7, 2025, all time slots taken').click();
  await expect(page.getByText(fullDaySentence)).toBeVisible();
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
  await expect(bookingForm(page).openSlots).toHaveCount(0);
  await expect(bookingForm(page).email).toBeVisible();
  await expectNoAccessibilityProblems(page);
  await openDay(page, '2025-08-08');
  await expect(page.getByText(fullDaySentence)).toHaveCount(0);
});
