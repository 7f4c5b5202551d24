import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';
import { check, uncheck } from '../support/press';

const wednesday = 'Wednesday, July 16, 2025';
const thursday = 'Thursday, July 17, 2025';
const weekLong = { name: 'Week Long Plan', lessonType: 'Week long' };
const weekly = { name: 'Weekly Plan', lessonType: 'Weekly' };

// After the season, a plan has no link.
test.beforeEach(({ page }) => setClock(page, '2025-06-01T12:00'));

// A click on a plan would soon be followed by one on a day nearby, which counts as a double click.
const choosePlan = (page: Page, name: string) =>
  page.getByRole('link', { name: `Choose a day for the ${name}` }).press('Enter');

test('the plan chosen last is checked on every day that has no draft', async ({ page }) => {
  const { lessonType, slot, checked, dayCheckbox } = bookingForm(page);
  const { section, dayLink } = calendar(page);
  await openCalendar(page, '/');
  for (const { name, lessonType: type } of [weekLong, weekly, weekLong]) {
    await choosePlan(page, name);
    await expect(section).toBeFocused();
    await expect(section.getByText(`${name}: choose its first day.`)).toBeVisible();
    for (const day of [wednesday, thursday]) {
      await dayLink(day).click();
      await expect(lessonType(type)).toBeChecked();
      await expect(checked).toHaveCount(1);
      // A plan is several lessons.
      await expect(dayCheckbox('Fri, Jul 18')).toBeVisible();
      await page.goBack();
    }
  }

  await dayLink(wednesday).click();
  await check(slot('9:00 AM'));
  await page.goBack();
  await choosePlan(page, weekly.name);
  await dayLink(wednesday).click();
  await expect(slot('9:00 AM')).toBeChecked();
  await expect(lessonType(weekLong.lessonType)).toBeChecked();
  await expect(checked).toHaveCount(2);
});

test('a remembered plan that was unchecked on a day does not come back', async ({ page }) => {
  const { lessonType, slot, summary, checked } = bookingForm(page);
  await openCalendar(page, '/');
  await choosePlan(page, weekLong.name);
  await calendar(page).dayLink(wednesday).click();
  await uncheck(lessonType(weekLong.lessonType));
  await page.reload();
  await check(slot('9:00 AM'));
  await expect(summary).toHaveText('9:00 AM');
  await expect(checked).toHaveCount(1);
  await page.goBack();
  await calendar(page).dayLink(thursday).click();
  await expect(lessonType(weekLong.lessonType)).toBeChecked();
});
