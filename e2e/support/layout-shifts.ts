import { expect, type Page } from '@playwright/test';

/** A late font scores 0.00006, and a late line of text scores 0.01. */
const fontSwap = 0.001;

/**
 * Checks all layout shifts since the page's HTML was complete, also after input. Before that, a short page may show
 * half of its footer at the bottom of the screen, and then move it up.
 */
export async function expectNoLayoutShifts(page: Page, atMost = fontSwap): Promise<void> {
  const shifts = await page.evaluate(() => {
    // A fixed clock replaces `performance.getEntriesByType`, which then returns nothing.
    function entriesOf(type: string): readonly PerformanceEntry[] {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    }
    const [navigation] = entriesOf('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('No navigation.');
    return entriesOf('layout-shift')
      .filter(({ startTime }) => startTime > navigation.domInteractive)
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
