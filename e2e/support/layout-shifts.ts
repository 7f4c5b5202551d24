import { expect, type Page } from '@playwright/test';

/** A late font scores 0.00006, and a late line of text scores 0.01. */
const fontSwap = 0.001;

/**
 * Checks all layout shifts since the page's HTML was complete, also after input. Before that, a short page may show
 * half of its footer at the bottom of the screen, and then move it up.
 */
export async function expectNoLayoutShifts(page: Page, atMost = fontSwap): Promise<void> {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const [navigation] = performance.getEntriesByType('navigation');
    const isComplete = ({ startTime }: PerformanceEntry) =>
      startTime > Number(Object(navigation).domInteractive);
    return observer
      .takeRecords()
      .filter(isComplete)
      .map((entry) => {
        const { value, sources } = Object(entry);
        const moved = Array.from(sources, (source) => {
          const { node, previousRect, currentRect } = Object(source);
          const [from, to] = [previousRect, currentRect].map((rect) => JSON.stringify(rect));
          return `${node?.textContent ?? 'A removed element'}: from ${from} to ${to}`;
        });
        return { score: Number(value), moved };
      });
  });
  const whatMoved = shifts.flatMap(({ moved }) => moved).join('\n');
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  expect(score, whatMoved).toBeLessThanOrEqual(atMost);
}
