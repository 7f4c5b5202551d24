import { listen } from '../support/announcements';
import {
  calendar,
  expectDay,
  expectScriptOfCalendar,
  openCalendar,
  zoomOut,
} from '../support/calendar';
import { calendarChunk } from '../support/chunks';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

const wednesday = 'Wednesday, July 16, 2025';
const inAugust = 'Saturday, August 16, 2025';

test(
  'days and Next can be opened in new tabs',
  { tag: '@desktop-only' },
  async ({ page, context }) => {
    await openCalendar(page, '/');
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

test('the focus stays on a day when the script loads late', async ({ page }) => {
  const release = await holdRequests(page, calendarChunk());
  await page.goto('/', { waitUntil: 'commit' });
  const day = calendar(page).dayLink(wednesday);
  await day.focus();
  release();
  await expectScriptOfCalendar(page);
  await expect(day).toBeFocused();
});

test('Back and All days lead to the month of the day', async ({ page }) => {
  await page.clock.setFixedTime('2025-08-20T12:00:00Z');
  await openCalendar(page, '/calendar/2025-07#calendar');
  const { section, dayLink, title } = calendar(page);
  await section.getByRole('link', { name: 'Next open day: Wed, Aug 20' }).press('Enter');
  await expectDay(page, '2025-08-20');
  await page.reload();
  await page.goBack();
  const day = dayLink('Wednesday, August 20, 2025');
  await expect(day).toBeFocused();
  await expect(day).toBeInViewport();
  await page.goto('/timeslots/2025-09-02');
  await page.getByRole('link', { name: 'All days' }).click();
  await expect(title).toHaveText('September 2025');
  await expect(title).toBeInViewport();
});

test('Back from a day focuses it, Home leads to the top, and views add no history entry', async ({
  page,
}) => {
  const said = await listen(page);
  await openCalendar(page, '/');
  const { section, grid, title, next, dayLink } = calendar(page);
  await dayLink(wednesday).click();
  await expectDay(page, '2025-07-16');
  await page.reload();
  await page.goBack();
  await expect(dayLink(wednesday)).toBeFocused();
  await expect(dayLink(wednesday)).toBeInViewport();

  await page.keyboard.press('PageDown');
  await expect(dayLink(inAugust)).toBeFocused();
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const before = await scrollTop();
  await page.keyboard.press('Enter');
  await expectDay(page, '2025-08-16');
  await page.goBack();
  await expect(title).toHaveText('August 2025');
  await expect.poll(scrollTop).toBe(before);
  await expect(dayLink(inAugust)).toBeInViewport();
  await expect(dayLink(inAugust)).toBeFocused();
  // Only a change of the month is announced, not a return to it.
  expect(said.filter((words) => /^(July|August) 2025$/.test(words))).toEqual(['August 2025']);

  await page.goForward();
  await expectDay(page, '2025-08-16');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(section.locator(':focus')).toHaveCount(0);
  await next.click();
  await zoomOut(page, '2025', '2021 – 2030');
  await page.goBack();
  await expectDay(page, '2025-08-16');
  await page.goForward();
  await expect(grid('2021 – 2030')).toBeVisible();
});
