import { lessonPlans } from '../fixtures/data/lesson-plans';
import { bookingForm } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const wednesday = 'Wednesday, July 16, 2025';
const thursday = 'Thursday, July 17, 2025';

test('the plan chosen last is checked on every day', async ({ page }) => {
  const { lessonType, checked } = bookingForm(page);
  await openCalendar(page, '/');
  for (const { name, lessonType: type, price } of [...lessonPlans, ...lessonPlans]) {
    await page.getByRole('link', { name: `Choose a day for the ${name}` }).click();
    await expect(calendar(page).section).toBeFocused();
    for (const day of [wednesday, thursday]) {
      await calendar(page).dayLink(day).click();
      await expect(lessonType(type)).toBeChecked();
      await expect(lessonType(type)).toHaveAccessibleDescription(price);
      await expect(checked).toHaveCount(1);
      await page.goBack();
    }
  }
});

test('a day that was filled in keeps its own plan', async ({ page }) => {
  const { lessonType, slot, checked } = bookingForm(page);
  const [first, last] = lessonPlans;
  const choose = (name: string) =>
    page.getByRole('link', { name: `Choose a day for the ${name}` }).click();
  await openCalendar(page, '/');
  await choose(first.name);
  await calendar(page).dayLink(wednesday).click();
  await slot('9:00 AM').check();
  await page.goBack();
  await choose(last.name);
  await calendar(page).dayLink(wednesday).click();
  await expect(slot('9:00 AM')).toBeChecked();
  await expect(lessonType(first.lessonType)).toBeChecked();
  await expect(checked).toHaveCount(2);
});
