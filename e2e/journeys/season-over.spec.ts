import { requestSentence } from '@/lib/request/sentences';
import * as texts from '../fixtures/data/site';
import { listen } from '../support/announcements';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm } from '../support/booking-form';
import { calendar, zoomOut, openCalendar, waitUntilIdle } from '../support/calendar';
import { calendarChunk, formChunk } from '../support/chunks';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';
import { check } from '../support/press';

const nextSeason = 'Ask about the next season';
const passed = 'This day has passed.';

/** A late line of text scores more than this. Incremental rendering scores less. */
const halfALine = 0.005;

test.use({ expectedConsoleError: /ERR_FAILED/ });

test('the season ends by the visitor’s clock', async ({ page }) => {
  const said = await listen(page);
  await page.clock.install();
  await setClock(page, '2025-05-01T12:00');
  await openCalendar(page, '/');
  const { section, dayLink, title, link, next, previous } = calendar(page);
  const wordsOfSeason = [
    section.getByText(texts.calendarSteps[0]),
    page.getByRole('link', { name: texts.welcome.callToAction }).first(),
    page.getByRole('link', { name: texts.planCallToAction }).first(),
  ];
  for (const [moment, over] of [
    ['2025-05-01T12:00', false],
    ['2025-09-30T23:59', false],
    ['2025-10-01T00:00', true],
    ['2031-01-01T12:00', true],
  ] as const) {
    await setClock(page, moment);
    // The page checks the date every minute.
    await page.clock.runFor('01:00');
    for (const words of [texts.seasonOverNote, texts.welcome.seasonOver, texts.seasonOverHint]) {
      const sentence = page.getByText(words, { exact: true });
      await expect(sentence, moment).toBeVisible({ visible: over });
    }
    for (const part of wordsOfSeason) {
      await expect(part, moment).toBeVisible({ visible: !over });
    }
  }
  await expectNoAccessibilityProblems(page);
  await next.click();
  await expect(title).toHaveText('August 2025');
  expect(said).toEqual(['August 2025']);
  await previous.click();

  const askLinks = page.getByRole('link', { name: nextSeason });
  await expect(askLinks).toHaveCount(3);
  for (const askLink of await askLinks.all()) await expect(askLink).toHaveAttribute('href', '/ask');
  const fontSize = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const heading = await section.getByRole('heading', { level: 2 }).evaluate(fontSize);
  expect(await page.getByText(texts.seasonOverNote).evaluate(fontSize)).toBeGreaterThan(heading);

  await expect(section.getByText(/^\d+ open$/).filter({ visible: true })).toHaveCount(0);
  await zoomOut(page, '2025');
  await expect(link('July 2025')).toHaveAccessibleDescription('');
  await link('July 2025').click();
  await expect(title).toHaveText('July 2025');
  const color = (link: Element) => getComputedStyle(link).backgroundColor;
  const dry = await link('Monday, July 14, 2025, no time slots, passed').evaluate(color);
  await expect(link('Tuesday, July 15, 2025, passed')).not.toHaveCSS('background-color', dry);
  await dayLink('Wednesday, July 16, 2025').click();
  await expect(page.getByText(passed)).toHaveCount(1);
  await expect(page.getByRole('form').getByText(requestSentence)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: nextSeason })).toHaveCount(1);
  await check(bookingForm(page).slot('9:00 AM'));
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(texts.seasonOverNote)).toBeVisible();
});

test('nothing moves after the first paint, during and after the season', async ({ page }) => {
  // A late font moves text too, which first-paint.spec.ts measures.
  await page.route('**/*.woff2*', (route) => route.abort());
  for (const [today, paths] of [
    // Other tests open these before a day of July has passed.
    ['2025-07-22', ['/', '/timeslots/2025-07-16']],
    // calendar-today.spec.ts opens the home page after the season.
    ['2026-03-01', ['/timeslots/2025-07-16']],
  ] as const) {
    await setClock(page, `${today}T12:00`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of paths) {
        // The page before must not load the chunk.
        await page.goto('about:blank');
        const chunk = page.waitForResponse(path === '/' ? calendarChunk() : formChunk());
        await page.goto(`${path}?width=${width}&today=${today}#calendar`);
        await (await chunk).finished();
        await expect(page.locator('a[tabindex="0"], form').first()).toBeVisible();
        await waitUntilIdle(page);
        await expectNoLayoutShifts(page, halfALine);
      }
    }
  }
});

test('the first screen says that the season has ended, above its button', async ({ page }) => {
  await setClock(page, '2026-03-01T12:00');
  await page.goto('/');
  const sentence = page.getByText(texts.welcome.seasonOver, { exact: true });
  const askLink = page.getByRole('link', { name: nextSeason }).first();
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(askLink).toBeInViewport({ ratio: 1 });
  const [above, below] = [await sentence.boundingBox(), await askLink.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

test('the note that the season has ended is visible before any script loads', async ({ page }) => {
  await setClock(page, '2026-03-01T12:00');
  await page.route('**/_next/static/chunks/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(texts.seasonOverNote)).toBeVisible();
  await expect(page.getByText(texts.calendarLegend)).toBeHidden();
  await expect(page.getByText('22 open', { exact: true }).first()).toBeHidden();
  await page.goto('/timeslots/2025-07-16', { waitUntil: 'commit' });
  await expect(page.getByText(passed)).toBeVisible();
});

test('a past day says so first and leads to the next open days', async ({ page }) => {
  await setClock(page, '2025-07-16T12:00');
  await page.goto('/timeslots/2025-07-15');
  const remark = page.getByText(passed);
  const neighbors = page.getByRole('navigation', { name: 'Other days with times' });
  await expect(remark).toBeVisible();
  const [above, below] = [await remark.boundingBox(), await page.getByRole('form').boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(neighbors.getByRole('link')).toHaveText('All days');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask a question' })).toHaveCount(1);
  await expectNoAccessibilityProblems(page);
  await page.getByRole('main').getByRole('link', { name: 'Wed, Jul 16' }).click();
  await expect(page).toHaveURL('/timeslots/2025-07-16');
  await expect(page.getByText(passed)).toBeHidden();
  await neighbors.getByRole('link', { name: 'Day before: Tue, Jul 15' }).click();
  await expect(page).toHaveURL('/timeslots/2025-07-15');
  await expect(page.getByText(passed)).toBeVisible();
});

test('the form of a past day can be filled in below the days that are still to come', async ({
  page,
}) => {
  const nextDays = page.getByRole('list', { name: 'Next open days' }).getByRole('link');
  const form = page.getByRole('form');
  for (const [now, next, time] of [
    ['2025-07-16T19:29', 'Wed, Jul 16 1 open', '9:00 AM'],
    // All times of that day have begun.
    ['2025-07-16T19:30', 'Thu, Jul 17 20 open', '9:30 AM'],
    ['2025-07-17T12:00', 'Thu, Jul 17 13 open', '10:00 AM'],
  ] as const) {
    await setClock(page, now);
    await page.goto('/timeslots/2025-07-15');
    await expect(nextDays.first(), now).toHaveText(next);
    const [above, below] = [await nextDays.last().boundingBox(), await form.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await check(bookingForm(page).slot(time));
    // A draft keeps the times of the last visits.
    await expect(bookingForm(page).summary).toContainText(/9:00 AM/);
    await expect(page.getByRole('link', { name: 'All days' })).toBeVisible();
    await expectNoLayoutShifts(page, halfALine);
  }
});
