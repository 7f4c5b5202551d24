import { calendar, expectDay, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const wednesday = 'Wednesday, July 16, 2025';
const inAugust = 'Thursday, August 21, 2025';

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test('days and steps open in new tabs too', { tag: '@desktop-only' }, async ({ page, context }) => {
  const { day, next, title } = calendar(page);
  const newTab = async (link: typeof next, click: Parameters<typeof next.click>[0]) => {
    const tab = context.waitForEvent('page');
    await link.click(click);
    return tab;
  };
  const control = { modifiers: ['ControlOrMeta' as const] };
  for (const click of [control, { button: 'middle' as const }]) {
    await expect(await newTab(day(wednesday), click)).toHaveURL('/timeslots/2025-07-16');
  }
  await expect(calendar(await newTab(next, control)).title).toHaveText('August 2025');
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText('July 2025');
});

test('Back from a day leads to that day, Home to the top', async ({ page }) => {
  const { section, title, next, day } = calendar(page);
  await next.click();
  await day(inAugust).press('Enter');
  await expectDay(page, '2025-08-21');
  await page.goBack();
  await expect(title).toHaveText('August 2025');
  await expect(day(inAugust)).toBeInViewport();
  await expect(day(inAugust)).toBeFocused();
  await page.goForward();
  await expectDay(page, '2025-08-21');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(section.locator(':focus')).toHaveCount(0);
});

test('Back from a day that was reloaded leads to that day too', async ({ page }) => {
  const { day } = calendar(page);
  await day(wednesday).click();
  await expectDay(page, '2025-07-16');
  await page.reload();
  await page.goBack();
  await expect(day(wednesday)).toBeFocused();
  await expect(day(wednesday)).toBeInViewport();
});
