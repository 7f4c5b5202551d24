import { calendar, expectDay, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const wednesday = 'Wednesday, July 16, 2025';
const inAugust = 'Thursday, August 21, 2025';

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test(
  'days, Previous and Next can be opened in new tabs',
  { tag: '@desktop-only' },
  async ({ page, context }) => {
    const { dayLink, next, title } = calendar(page);
    const newTab = async (link: typeof next, click: Parameters<typeof next.click>[0]) => {
      const tab = context.waitForEvent('page');
      await link.click(click);
      return tab;
    };
    const control = { modifiers: ['ControlOrMeta' as const] };
    for (const click of [control, { button: 'middle' as const }]) {
      await expect(await newTab(dayLink(wednesday), click)).toHaveURL('/timeslots/2025-07-16');
    }
    await expect(calendar(await newTab(next, control)).title).toHaveText('August 2025');
    await expect(page).toHaveURL('/');
    await expect(title).toHaveText('July 2025');
  },
);

test('Back from a day focuses it, and Home leads to the top', async ({ page }) => {
  const { section, title, next, dayLink } = calendar(page);
  await dayLink(wednesday).click();
  await expectDay(page, '2025-07-16');
  await page.reload();
  await page.goBack();
  await expect(dayLink(wednesday)).toBeFocused();
  await expect(dayLink(wednesday)).toBeInViewport();

  await next.click();
  await dayLink(inAugust).press('Enter');
  await expectDay(page, '2025-08-21');
  await page.goBack();
  await expect(title).toHaveText('August 2025');
  await expect(dayLink(inAugust)).toBeInViewport();
  await expect(dayLink(inAugust)).toBeFocused();
  await page.goForward();
  await expectDay(page, '2025-08-21');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(section.locator(':focus')).toHaveCount(0);
});
