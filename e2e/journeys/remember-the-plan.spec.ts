import { lessonPlans } from '../fixtures/data/lesson-plans';
import { bookingForm } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

for (const { name, lessonType: type, price } of lessonPlans) {
  test(`the ${name} is ticked, with its price, on the next day`, async ({ page }) => {
    const { lessonType, checked } = bookingForm(page);
    await openCalendar(page, '/');
    await page.getByRole('link', { name: `Choose a day for the ${name}` }).click();
    await expect(calendar(page).section).toBeFocused();
    await calendar(page).day('Wednesday, July 16, 2025').click();
    await expect(lessonType(type)).toBeChecked();
    await expect(lessonType(type)).toHaveAccessibleDescription(price);
    await expect(checked).toHaveCount(1);

    await page.getByRole('link', { name: 'Home' }).click();
    await calendar(page).day('Thursday, July 17, 2025').click();
    await expect(lessonType(type)).toBeVisible();
    await expect(lessonType('One time')).toHaveAccessibleDescription('');
    await expect(checked).toHaveCount(0);
  });
}
