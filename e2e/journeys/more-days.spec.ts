import { openDay } from '../support/booking-form';
import { expect, test } from '../support/test';
import { check, uncheck } from '../support/press';

test('additional days are chosen and removed by keyboard', async ({ page, parent }) => {
  const form = await parent.fillInDay('2025-07-15', ['9:00 AM']);
  const { moreDays, lessonType, dayCheckbox, summary } = form;
  const wednesday = dayCheckbox('Wed, Jul 16');
  await expect(wednesday).toBeHidden();
  await lessonType('One time').focus();
  await page.keyboard.press('Tab');
  await expect(moreDays).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const week = page.getByRole('group', { name: 'In the next six days' });
  await expect(week.getByRole('button', { name: 'All six' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(wednesday).toBeFocused();
  await page.keyboard.press('Space');
  await expect(summary).toHaveText('1 time × 2 days = 2 lessons');
  for (const name of ['In the next six days', 'Every Tuesday']) {
    await expect(page.getByRole('group', { name }).getByRole('checkbox')).toHaveCount(6);
  }

  await page.keyboard.press('Space');
  await expect(summary).toHaveText('9:00 AM');
});

test('one press chooses all of the next six days, and another takes them back', async ({
  page,
  parent,
}) => {
  const form = await parent.fillInDay('2025-07-18', ['9:00 AM'], ['Week long']);
  const { slot, dayCheckbox, summary, checked } = form;
  const week = page.getByRole('group', { name: 'In the next six days' });
  const allSix = week.getByRole('button', { name: 'All six' });
  await expect(allSix).toHaveAttribute('aria-pressed', 'false');
  await allSix.click();
  await expect(summary).toHaveText('1 time × 7 days = 7 lessons Week long ($225 per week)');
  await expect(allSix).toHaveAttribute('aria-pressed', 'true');
  await uncheck(dayCheckbox('Sat, Jul 19'));
  await expect(allSix).toHaveAttribute('aria-pressed', 'false');

  // Two of the days have no 4:00 PM.
  await check(slot('4:00 PM'));
  const allFour = week.getByRole('button', { name: 'All four' });
  await allFour.click();
  await expect(dayCheckbox('Sat, Jul 19')).toBeChecked();
  await expect(allFour).toHaveAttribute('aria-pressed', 'true');
  await allFour.press('Enter');
  await expect(summary).toHaveText('9:00 AM, 4:00 PM 2 lessons · Week long ($225 per week)');
  await uncheck(slot('4:00 PM'));
  // The days on which a chosen time was not open are still chosen.
  await expect(checked).toHaveCount(4);
  await allSix.click();
  await expect(summary).toHaveText('1 time × 7 days = 7 lessons Week long ($225 per week)');
  // A list of days in view would stay closed.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page.reload();
  await expect(checked).toHaveCount(8);
  await parent.submitAndExpectSent();
  expect(await parent.message()).toContain('Lessons: 1 time × 7 days = 7 lessons');
});

test('the same weekday comes first for a weekly plan alone, and one press chooses all', async ({
  page,
  parent,
}) => {
  const form = await parent.fillInDay('2025-07-15', ['9:00 AM'], ['Weekly']);
  const { lessonType, summary } = form;
  const headings = page.getByRole('group', { name: 'More days' }).getByRole('heading');
  await expect(headings).toHaveText(['Every Tuesday', 'In the next six days']);
  const tuesdays = page.getByRole('group', { name: 'Every Tuesday' });
  await tuesdays.getByRole('button', { name: 'All six' }).click();
  await expect(tuesdays.getByRole('checkbox', { checked: true })).toHaveCount(6);
  await expect(summary).toHaveText('1 time × 7 days = 7 lessons Weekly ($45 per lesson)');
  await check(lessonType('Week long'));
  await expect(headings).toHaveText(['In the next six days', 'Every Tuesday']);
});

test('additional days end with the last open day', async ({ page }) => {
  const { moreDays, submit } = await openDay(page, '2025-08-29');
  await moreDays.click();
  await expect(
    page.getByRole('group', { name: 'In the next six days' }).getByRole('checkbox'),
  ).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Every Friday' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'All two' })).toBeVisible();
  // A single day needs no such button.
  await openDay(page, '2025-08-24');
  await moreDays.click();
  await expect(page.getByRole('group', { name: 'Every Sunday' }).getByRole('checkbox')).toHaveCount(
    1,
  );
  await expect(page.getByRole('button', { name: /^All/ })).toHaveText(['All six']);
  await openDay(page, '2025-08-31');
  await expect(submit).toBeVisible();
  await expect(moreDays).toHaveCount(0);
});

test('a day that is a problem is shown, even if the list of days was closed', async ({
  page,
  parent,
}) => {
  const { moreDays, dayCheckbox, summary } = await parent.fillInDay('2025-07-18', ['4:00 PM']);
  await moreDays.click();
  const saturday = dayCheckbox('Sat, Jul 19');
  await check(saturday);
  await expect(summary).toHaveText('1 time × 2 days = 2 lessons');
  await moreDays.click();
  await expect(saturday).toBeHidden();
  // Like the box of a day whose time was closed after the form was built.
  const hidden = { name: 'Sat, Jul 19', includeHidden: true } as const;
  await page
    .getByRole('checkbox', hidden)
    .evaluate((box) => box.setAttribute('value', '2025-07-22'));
  await parent.submit();
  await expect(saturday).toBeVisible();
  await moreDays.click();
  await page.getByRole('link', { name: 'On Tue, Jul 22, 4:00 PM is not open.' }).click();
  await expect(saturday).toBeFocused();
});
