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

/** The score of each shift since the page was opened. */
export async function layoutShifts(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** Fonts that come late move a link of the bar by three pixels (0.00006); a line that comes is 0.01. */
const fontSwap = 0.001;

export async function expectNoLayoutShifts(page: Page): Promise<void> {
  const shifts = await layoutShifts(page);
  expect(shifts.filter((shift) => shift > fontSwap)).toEqual([]);
}
