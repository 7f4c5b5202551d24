import type { Locator, Page } from '@playwright/test';
import { calendarLegend, calendarSteps } from '@/data/site';
import { calendar, openCalendar } from '../support/calendar';
import { expectNoLayoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const views = ['/', '/calendar/2025-08', '/calendar/2025', '/calendar/2021-2030'];

/** Whatever text of the calendar stands outside its own cell or over the text of another. */
function misplacedTexts(page: Page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('#calendar td')];
    const texts = cells.flatMap((cell) => {
      const edge = cell.getBoundingClientRect();
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 0) found.push({ text: node.textContent?.trim() ?? '', box, edge });
      }
      return found;
    });
    const isOver = (box: DOMRect, other: DOMRect) =>
      box.left < other.right - 1 &&
      other.left < box.right - 1 &&
      box.top < other.bottom - 1 &&
      other.top < box.bottom - 1;
    return texts
      .filter(
        ({ box, edge }) =>
          box.left < edge.left - 1 ||
          box.right > edge.right + 1 ||
          texts.some(({ box: other }) => other !== box && isOver(box, other)),
      )
      .map(({ text }) => text);
  });
}

test('at any width each day and step is large enough for a finger', async ({ page }) => {
  const { days, next, previous, title } = calendar(page);
  const smallest = (elements: Locator) =>
    elements.evaluateAll((found) => {
      const boxes = found.map((element) => element.getBoundingClientRect());
      const widths = boxes.map(({ width }) => width);
      return { width: Math.min(...widths), height: Math.min(...boxes.map(({ height }) => height)) };
    });
  await page.goto('/');
  await expect(days).toHaveCount(31);
  for (const [width, least] of [
    [320, 36],
    [360, 44],
    [390, 44],
    [768, 44],
    [1440, 44],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const day = await smallest(days);
    const control = await smallest(previous.or(title).or(next));
    expect.soft(day.width, `a day at ${width} pixels`).toBeGreaterThanOrEqual(least);
    expect.soft(day.height, `a day at ${width} pixels`).toBeGreaterThanOrEqual(44);
    expect.soft(control.width, `a step at ${width} pixels`).toBeGreaterThanOrEqual(44);
    expect.soft(control.height, `a step at ${width} pixels`).toBeGreaterThanOrEqual(44);
  }
});

for (const [name, width, size] of [
  ['at 320 pixels', 320, '100%'],
  ['at twice the zoom', 640, '100%'],
  ['on a phone with text twice as large', 390, '200%'],
  ['with text twice as large', 1440, '200%'],
] as const) {
  test(`no number, count or name is cut off, runs into another or is wider than the window ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const view of views) {
      await page.goto(view);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await misplacedTexts(page), view).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(width);
    }
  });
}

test('the number of open slots stands under each day, and a legend over months only', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { section, grid, title, tile, day } = calendar(page);
  const cells = grid('July 2025').getByRole('gridcell');
  await expect(cells.filter({ hasText: /^14$/ })).toBeVisible();
  await expect(cells.filter({ hasText: /^1520 open$/ })).toBeVisible();
  await expect(day('Tuesday, July 15, 2025')).toHaveText('15');
  const legend = section.getByRole('listitem');
  await expect(legend).toHaveText([...calendarSteps, calendarLegend.open, calendarLegend.none]);
  await title.click();
  await expect(tile('July 2025')).toBeVisible();
  await expect(legend).toHaveText([...calendarSteps]);
  await expect(tile('July 2025')).toHaveAccessibleDescription('17 days open');
});

test('all views are equally tall, and nothing shifts while one loads or gives way to another', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  const { section, title, previous } = calendar(page);
  const heights = [];
  for (const view of [...views, '/calendar/2001-2100']) {
    await page.goto(view);
    heights.push(Math.round((await section.boundingBox())?.height ?? 0));
  }
  expect(new Set(heights).size, heights.join()).toBe(1);
  await openCalendar(page, '/calendar/2025-08#calendar');
  await previous.click();
  await expect(title).toHaveText('July 2025');
  await expectNoLayoutShifts(page);
});

test('forced colors tell open, empty and closed apart by more than color, and show the focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalendar(page, '/');
  const border = (element: Locator) =>
    element.evaluate((link) => getComputedStyle(link, '::before').borderTopStyle);
  const color = (element: Locator) => element.evaluate((step) => getComputedStyle(step).color);
  const { day, previous, next, tile } = calendar(page);
  expect(await border(day('Tuesday, July 15, 2025'))).toBe('solid');
  expect(await border(day('Monday, July 14, 2025'))).toBe('dashed');
  expect(await color(previous)).not.toBe(await color(next));
  await day('Tuesday, July 15, 2025').press('ArrowRight');
  await expect(day('Wednesday, July 16, 2025')).toHaveCSS('outline-style', 'solid');
  await expect(day('Wednesday, July 16, 2025')).toHaveCSS('outline-width', '3px');
  await page.goto('/calendar/2025');
  expect(await border(tile('July 2025'))).toBe('solid');
  expect(await border(tile('June 2025'))).toBe('none');
});

test('nothing moves in the calendar for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCalendar(page, '/');
  await calendar(page).next.click();
  await expect(calendar(page).title).toHaveText('August 2025');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
