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

export async function expectNoLayoutShifts(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
}
