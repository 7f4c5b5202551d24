import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const day = 'Wednesday, July 16, 2025';

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test('a day is a link to its own address, which can be copied', async ({ page }) => {
  await expect(calendar(page).day(day)).toHaveAttribute('href', '/timeslots/2025-07-16');
});

test('a click opens the day without loading the site anew', async ({ page }) => {
  const { day: link } = calendar(page);
  const loads: string[] = [];
  page.on('load', ({ url }) => loads.push(url()));
  await link(day).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-16');
  await expect(page).toHaveURL('/timeslots/2025-07-16');
  expect(loads).toEqual([]);
});

test('Enter opens the day with the focus', async ({ page }) => {
  await calendar(page).day(day).press('Enter');
  await expect(page).toHaveURL('/timeslots/2025-07-16');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-16');
});

test('a click with Control or Command opens the day in a tab of its own and leaves this one', async ({
  page,
  context,
}) => {
  const newTab = context.waitForEvent('page');
  await calendar(page)
    .day(day)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL('/timeslots/2025-07-16');
  await expect(page).toHaveURL('/');
  await expect(calendar(page).title).toHaveText('July 2025');
});

test('a click with the middle button does so too', async ({ page, context }) => {
  const newTab = context.waitForEvent('page');
  await calendar(page).day(day).click({ button: 'middle' });
  await expect(await newTab).toHaveURL('/timeslots/2025-07-16');
  await expect(page).toHaveURL('/');
});

test('a step opens its month in a tab of its own as well', async ({ page, context }) => {
  const newTab = context.waitForEvent('page');
  await calendar(page).next.click({ modifiers: ['ControlOrMeta'] });
  await expect(calendar(await newTab).title).toHaveText('August 2025');
  await expect(calendar(page).title).toHaveText('July 2025');
});

test('Back from a day leads to the month it was chosen in, and to the day itself', async ({
  page,
}) => {
  const { title, next, day: link } = calendar(page);
  await next.click();
  await link('Thursday, August 21, 2025').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-08-21');
  await page.goBack();
  await expect(title).toHaveText('August 2025');
  await expect(link('Thursday, August 21, 2025')).toBeInViewport();
  await expect(link('Thursday, August 21, 2025')).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-08-21');
});

test('Home from a day leads to the top of the home page, not into its calendar', async ({
  page,
}) => {
  await calendar(page).day(day).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(calendar(page).section.locator(':focus')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap steps, and a tap opens a day', async ({ page }) => {
    const { title, next, day: link } = calendar(page);
    await next.tap();
    await expect(title).toHaveText('August 2025');
    await link('Friday, August 1, 2025').tap();
    await expect(page).toHaveURL('/timeslots/2025-08-01');
  });
});
