import { expect, type Page } from '@playwright/test';

type Shift = { readonly score: number; readonly moved: readonly string[] };

/** Records every layout shift, also after input. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = Object(entry);
        const moved = Array.from(sources, (source) => String(Object(source).node?.textContent));
        shifts.push({ score: value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A late font scores 0.00006, and a late line of text scores 0.01. */
const fontSwap = 0.001;

export async function expectNoLayoutShifts(page: Page, atMost = fontSwap): Promise<void> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  const whatMoved = shifts.flatMap(({ moved }) => moved).join('\n');
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  expect(score, whatMoved).toBeLessThanOrEqual(atMost);
}
