import { expect, type Page } from '@playwright/test';

/** Records from now on whatever shifts on the page without a visitor's doing. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fonts that come late move a link of the bar by three pixels (0.00006); a line that comes is 0.01. */
const fontSwap = 0.001;

/** Since the page was opened its shifts have scored at most so much together. */
export async function expectNoLayoutShifts(page: Page, atMost = fontSwap): Promise<void> {
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(atMost);
}
