import { openDay } from '../support/booking-form';
import { expectDay } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';
import { check } from '../support/press';

test('a time that has passed says so on today alone, and blocks nothing', async ({
  page,
  parent,
}) => {
  await setClock(page, '2025-07-21T17:10');
  const { slot, summary, email } = await openDay(page, '2025-07-22');
  const passed = slot('9:00 AM');
  // A second click, as soon and as near as a test's, would count as a double click.
  await passed.press('Space');
  await expect(summary).toHaveText('9:00 AM');
  await expect(passed).toHaveAccessibleDescription('');

  await page.getByRole('link', { name: 'Day before: Mon, Jul 21' }).press('Enter');
  await expectDay(page, '2025-07-21');
  await expect(passed).toHaveAccessibleDescription('passed');
  await expect(slot('5:00 PM')).toHaveAccessibleDescription('passed');
  await expect(slot('5:30 PM')).toHaveAccessibleDescription('');
  const chip = (time: string) => page.locator('label', { hasText: time });
  await expect(chip('5:00 PM')).toHaveCSS('border-style', 'dashed');
  await expect(chip('5:30 PM')).toHaveCSS('border-style', 'solid');
  await check(passed);
  await check(slot('5:30 PM'));
  await expect(summary).toHaveText('9:00 AM, 5:30 PM 2 lessons');
  await expect(page.getByText('9:00 AM has passed.')).toBeVisible();
  await check(slot('5:00 PM'));
  await expect(page.getByText('9:00 AM and 5:00 PM have passed.')).toBeVisible();
  await email.fill(parent.email);
  await parent.submitAndExpectSent();
  expect(await parent.message()).toContain('Time slots: 9:00 AM, 5:00 PM, 5:30 PM');
});

test('more days that have passed say so', async ({ page }) => {
  await setClock(page, '2025-07-18T12:00');
  const { moreDays, dayCheckbox } = await openDay(page, '2025-07-15');
  await moreDays.click();
  await expect(dayCheckbox('Thu, Jul 17')).toHaveAccessibleDescription('passed');
  await expect(dayCheckbox('Fri, Jul 18')).toHaveAccessibleDescription('');
});

/** Without its intervals, a page does not look at its clock every minute. */
function clearIntervals(): void {
  const latest = Number(setInterval(() => undefined, 60_000));
  for (let id = latest; id > latest - 1_000; id -= 1) clearInterval(id);
}

test('a page that was in the background overnight says at once that its day has passed', async ({
  page,
}) => {
  for (const wake of [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ]) {
    await setClock(page, '2025-07-21T23:50');
    const { slot } = await openDay(page, '2025-07-21');
    const hasPassed = page.getByText('This day has passed.').first();
    await expect(slot('9:00 AM')).toHaveAccessibleDescription('passed');
    await expect(hasPassed).toBeHidden();
    await page.evaluate(clearIntervals);
    await setClock(page, '2025-07-22T08:00');
    await page.evaluate(wake);
    await expect(hasPassed).toBeVisible();
  }
});
