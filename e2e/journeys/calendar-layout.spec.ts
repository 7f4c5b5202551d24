import type { Locator, Page } from '@playwright/test';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const views = ['/', '/calendar/2025-08', '/calendar/2025', '/calendar/2021-2030'];

async function sizeOf(element: Locator) {
  const box = await element.boundingBox();
  return { width: box?.width ?? 0, height: box?.height ?? 0 };
}

/** The width and height that none of the links goes below. */
async function smallestOf(links: Locator) {
  const sizes = await Promise.all((await links.all()).map(sizeOf));
  return {
    width: Math.min(...sizes.map(({ width }) => width)),
    height: Math.min(...sizes.map(({ height }) => height)),
  };
}

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
    const outside = texts.filter(
      ({ box, edge }) => box.left < edge.left - 1 || box.right > edge.right + 1,
    );
    const over = texts.filter(({ box }, index) =>
      texts.some(
        ({ box: other }, at) =>
          at !== index &&
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      ),
    );
    return [...outside, ...over].map(({ text }) => text);
  });
}

for (const [width, least] of [
  [320, 36],
  [360, 44],
  [390, 44],
  [768, 44],
  [1440, 44],
] as const) {
  test(`at ${width} pixels each day and step is at least ${least} wide and 44 high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const { days, next, previous, title } = calendar(page);
    const day = await smallestOf(days);
    expect(day.width).toBeGreaterThanOrEqual(least);
    expect(day.height).toBeGreaterThanOrEqual(44);
    for (const control of [next, previous, title]) {
      const size = await sizeOf(control);
      expect(size.width).toBeGreaterThanOrEqual(44);
      expect(size.height).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const [name, width, size] of [
  ['at 320 pixels', 320, '100%'],
  ['on a phone with text twice as large', 390, '200%'],
  ['with text twice as large', 1440, '200%'],
] as const) {
  test(`no number, count or name is cut off or runs into another ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const view of views) {
      await page.goto(view);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await misplacedTexts(page), view).toEqual([]);
    }
  });
}

test('at twice the zoom nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const view of views) {
    await page.goto(view);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, view).toBe(0);
  }
});

test('the number of open slots stands under each day, and 0 where there is none', async ({
  page,
}) => {
  await page.goto('/');
  const cells = calendar(page).grid('July 2025').getByRole('gridcell');
  await expect(cells.filter({ hasText: /^140 open$/ })).toBeVisible();
  await expect(cells.filter({ hasText: /^1520 open$/ })).toBeVisible();
  await expect(calendar(page).day('Tuesday, July 15, 2025')).toHaveText('15');
});

test('all views are equally tall, so that nothing jumps', async ({ page }) => {
  const heights = [];
  for (const view of [...views, '/calendar/2001-2100']) {
    await page.goto(view);
    const { height } = await sizeOf(calendar(page).section);
    heights.push(Math.round(height));
  }
  expect(new Set(heights).size, heights.join()).toBe(1);
});

test('nothing shifts while the page loads, nor when a view changes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openCalendar(page, '/calendar/2025-08#calendar');
  const { title, previous } = calendar(page);
  await previous.click();
  await expect(title).toHaveText('July 2025');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('forced colors tell open, empty and closed apart by more than color', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const border = (element: Locator) =>
    element.evaluate((link) => getComputedStyle(link, '::before').borderTopStyle);
  const { day, previous, next, tile } = calendar(page);
  expect(await border(day('Tuesday, July 15, 2025'))).toBe('solid');
  expect(await border(day('Monday, July 14, 2025'))).toBe('dashed');
  const color = (element: Locator) => element.evaluate((step) => getComputedStyle(step).color);
  expect(await color(previous)).not.toBe(await color(next));
  await page.goto('/calendar/2025');
  expect(await border(tile('July 2025'))).toBe('solid');
  expect(await border(tile('June 2025'))).toBe('none');
});

test('the legend of open slots stands over months only', async ({ page }) => {
  await openCalendar(page, '/');
  const { section, title, tile } = calendar(page);
  const legend = section.getByRole('listitem');
  await expect(legend).toHaveText(['Open slots', 'None']);
  await title.click();
  await expect(tile('July 2025')).toBeVisible();
  await expect(legend).toHaveCount(0);
});

test('the focus is seen in forced colors too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalendar(page, '/');
  await calendar(page).day('Tuesday, July 15, 2025').press('ArrowRight');
  const day = calendar(page).day('Wednesday, July 16, 2025');
  await expect(day).toHaveCSS('outline-style', 'solid');
  await expect(day).toHaveCSS('outline-width', '3px');
});

test('nothing moves in the calendar for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCalendar(page, '/');
  await calendar(page).next.click();
  await expect(calendar(page).title).toHaveText('August 2025');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
