import { bookingForm } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

for (const [plan, lessonType] of [
  ['Week Long Plan', 'Week long'],
  ['Weekly Plan', 'Weekly'],
] as const) {
  test(`the ${plan} is ticked on the day that is opened from its card, and on that day alone`, async ({
    page,
  }) => {
    await openCalendar(page, '/');
    await page.getByRole('link', { name: `Choose a day for the ${plan}` }).click();
    await expect(calendar(page).section).toBeFocused();
    await calendar(page).day('Wednesday, July 16, 2025').click();
    await expect(bookingForm(page).lessonType(lessonType)).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

    await page.getByRole('link', { name: 'Home' }).click();
    await calendar(page).day('Thursday, July 17, 2025').click();
    await expect(bookingForm(page).lessonType(lessonType)).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
}
