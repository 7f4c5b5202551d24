import { calendar, expectDay, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const wednesday = 'Wednesday, July 16, 2025';

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test('a day is a link that can be copied, and a click or Enter opens it without loading the site anew', async ({
  page,
}) => {
  const { day } = calendar(page);
  const loads: string[] = [];
  page.on('load', ({ url }) => loads.push(url()));
  await expect(day(wednesday)).toHaveAttribute('href', '/timeslots/2025-07-16');
  await day(wednesday).click();
  await expectDay(page, '2025-07-16');
  await expect(page).toHaveURL('/timeslots/2025-07-16');
  await page.goBack();
  await day('Thursday, July 17, 2025').press('Enter');
  await expectDay(page, '2025-07-17');
  await expect(page).toHaveURL('/timeslots/2025-07-17');
  expect(loads).toEqual([]);
});

test('a day and a step open in a tab of their own by Control, Command or the middle button', async ({
  page,
  context,
}) => {
  const { day, next, title } = calendar(page);
  const link = day(wednesday);
  for (const click of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const newTab = context.waitForEvent('page');
    await click();
    await expect(await newTab).toHaveURL('/timeslots/2025-07-16');
  }
  const newTab = context.waitForEvent('page');
  await next.click({ modifiers: ['ControlOrMeta'] });
  await expect(calendar(await newTab).title).toHaveText('August 2025');
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText('July 2025');
});

test('Back from a day leads to the month it was chosen in and to the day, Home to the top of the page', async ({
  page,
}) => {
  const { section, title, next, day } = calendar(page);
  await next.click();
  await day('Thursday, August 21, 2025').click();
  await expectDay(page, '2025-08-21');
  await page.goBack();
  await expect(title).toHaveText('August 2025');
  await expect(day('Thursday, August 21, 2025')).toBeInViewport();
  await expect(day('Thursday, August 21, 2025')).toBeFocused();
  await page.goForward();
  await expectDay(page, '2025-08-21');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(section.locator(':focus')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap steps, and a tap opens a day', async ({ page }) => {
    const { title, next, day } = calendar(page);
    await next.tap();
    await expect(title).toHaveText('August 2025');
    await day('Friday, August 1, 2025').tap();
    await expect(page).toHaveURL('/timeslots/2025-08-01');
  });
});
