import type { Locator, Page } from '@playwright/test';
import { welcome } from '../fixtures/data/site';
import { bookingForm, openDay } from '../support/booking-form';
import { calendar, expectDay, openCalendar, zoomOut } from '../support/calendar';
import { expect, test } from '../support/test';
import { check } from '../support/press';

const saturday = 'Saturday, July 26, 2025';

/** Stops the events' clock, so that presses follow each other at once. @returns a function that lets the clock run on for a second */
async function stopClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return async () => {
    await page.clock.runFor(1_000);
    await page.clock.resume();
  };
}

async function centerOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox()) ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Scrolls the home page until July 26 is at the place that Submit has on the day's page. @returns that place */
async function placeDayWhereSubmitIs(page: Page): Promise<{ x: number; y: number }> {
  await page.goto('/timeslots/2025-07-26');
  const { y } = await centerOf(bookingForm(page).submit);
  await openCalendar(page, '/');
  const day = calendar(page).dayLink(saturday);
  await page.evaluate((by) => window.scrollBy(0, by), (await centerOf(day)).y - y);
  return centerOf(day);
}

/** Records the requests that the page's forms send. */
function watchPosts(page: Page): readonly string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}

/** Counts clicks. @returns a function that reads the count */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const clicks = await page.evaluateHandle(() => {
    const counter = { count: 0 };
    document.addEventListener('click', () => (counter.count += 1));
    return counter;
  });
  return () => clicks.evaluate(({ count }) => count);
}

test.use({ hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2025-07-10T12:00:00Z') });
});

test('the second tap of a double tap on a day does not press Submit', async ({ page, parent }) => {
  const posts = watchPosts(page);
  const { x, y } = await placeDayWhereSubmitIs(page);
  const waitASecond = await stopClock(page);
  await page.touchscreen.tap(x, y);
  await expectDay(page, '2025-07-26');
  // React waits 300 milliseconds before it replaces a fallback, if the form's chunk comes late.
  await page.clock.runFor(300);
  const { email, submit, checked } = bookingForm(page);
  await expect(submit).toBeInViewport();
  await page.touchscreen.tap(x, y);
  await email.fill(parent.email);
  await expect(checked).toHaveCount(0);
  expect(posts).toEqual([]);

  await waitASecond();
  // A third tap would belong to the same burst, because the clock ran on by a second at once.
  await submit.click();
  await parent.expectSent();
  await parent.expectArrived();
});

test('the second tap of a double tap on Submit presses nothing on the home page', async ({
  page,
  parent,
}) => {
  await parent.fillIn();
  const { x, y } = await centerOf(bookingForm(page).submit);
  const clicks = await countClicks(page);
  await stopClock(page);
  await page.touchscreen.tap(x, y);
  await parent.expectReceipt();
  await page.touchscreen.tap(x, y);
  expect(await clicks()).toBe(1);
  await parent.expectArrived();
});

test(
  'the second click of a double click on a day does nothing, and the next one counts',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await openCalendar(page, '/');
    const day = calendar(page).dayLink(saturday);
    await day.scrollIntoViewIfNeeded();
    const { x, y } = await centerOf(day);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expectDay(page, '2025-07-26');
    const { slot, checked } = bookingForm(page);
    const box = await centerOf(slot('9:00 AM').locator('..'));
    await page.mouse.move(box.x, box.y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await slot('9:30 AM').press('Space');
    await expect(checked).toHaveCount(1);
    await slot('9:00 AM').click();
    await expect(checked).toHaveCount(2);
  },
);

for (const { name, findLink, expectOpened } of [
  {
    name: 'the link to the calendar',
    findLink: async (page: Page) => {
      await openCalendar(page, '/');
      return page.getByRole('link', { name: welcome.callToAction }).first();
    },
    expectOpened: (page: Page) => expect(calendar(page).section).toBeFocused(),
  },
  {
    name: 'a month of the year',
    findLink: async (page: Page) => {
      await openCalendar(page, '/');
      await zoomOut(page, '2025');
      return calendar(page).link('August 2025');
    },
    expectOpened: async (page: Page) => {
      await expect(calendar(page).grid('August 2025')).toBeVisible();
      await expect(page).toHaveURL('/calendar/2025-08#calendar');
    },
  },
]) {
  test(`the second tap on ${name} opens nothing else`, async ({ page }) => {
    const link = await findLink(page);
    await link.scrollIntoViewIfNeeded();
    const { x, y } = await centerOf(link);
    const waitASecond = await stopClock(page);
    await page.touchscreen.tap(x, y);
    await expectOpened(page);
    await page.touchscreen.tap(x, y);
    await waitASecond();
    await expectOpened(page);
  });
}

test('a double tap on the next day turns one page, and the next tap another', async ({ page }) => {
  const { slot, summary } = await openDay(page, '2025-07-16');
  // The summary appears once the script runs.
  await check(slot('9:00 AM'));
  await expect(summary).toBeVisible();
  // Every page opens at its top, so the link is at the same place.
  await page.evaluate(() => window.scrollTo(0, 0));
  const clicks = await countClicks(page);
  const dayAfter = page.getByRole('link', { name: 'Day after' });
  const { x, y } = await centerOf(dayAfter);
  const waitASecond = await stopClock(page);
  await page.touchscreen.tap(x, y);
  await expectDay(page, '2025-07-17');
  await page.touchscreen.tap(x, y);
  expect(await clicks()).toBe(1);
  await waitASecond();
  // Not a tap, as above.
  await dayAfter.click();
  await expectDay(page, '2025-07-18');
  await page.goBack();
  await expectDay(page, '2025-07-17');
});

test('a keyboard is never ignored', { tag: '@desktop-only' }, async ({ page }) => {
  await openCalendar(page, '/');
  await stopClock(page);
  const { slot } = bookingForm(page);
  await calendar(page).dayLink(saturday).click();
  await slot('9:00 AM').press('Space');
  await expect(slot('9:00 AM')).toBeChecked();
  await page.getByRole('link', { name: 'Day after' }).press('Enter');
  await expectDay(page, '2025-07-27');
  await page.getByRole('link', { name: 'Day after' }).press('Enter');
  await expectDay(page, '2025-07-28');
});
