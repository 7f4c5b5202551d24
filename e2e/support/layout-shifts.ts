import { expect, type Page } from '@playwright/test';

/** A late font scores 0.00006, and a late line of text scores 0.01. */
const fontSwap = 0.001;

/** Checks all layout shifts since the page was opened, also after input. */
export async function expectNoLayoutShifts(page: Page, atMost = fontSwap): Promise<void> {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => {
      const { value, sources } = Object(entry);
      const moved = Array.from(sources, (source) => String(Object(source).node?.textContent));
      return { score: Number(value), moved };
    });
  });
  const whatMoved = shifts.flatMap(({ moved }) => moved).join('\n');
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  expect(score, whatMoved).toBeLessThanOrEqual(atMost);
}
