import { expect, type Page } from '@playwright/test';

/** A late font scores 0.00006, and a late line of text scores 0.01. */
const fontSwap = 0.001;

/**
 * Checks all layout shifts, also after input. A page that loads slowly may first show half of its navigation bar, whose
 * links are centered, or half of its footer at the bottom of the screen.
 */
export async function expectNoLayoutShifts(page: Page, atMost = fontSwap): Promise<void> {
  const shifts = await page.evaluate(async () => {
    // A shift is recorded in the next frame. A fixed clock replaces `requestAnimationFrame`, but not this.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    // A fixed clock replaces `performance.getEntriesByType`, which then returns nothing.
    function entriesOf(type: string): readonly PerformanceEntry[] {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    }
    const [navigation] = entriesOf('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('No navigation.');
    const footer = document.querySelector('footer');
    // A wave is above the footer.
    const edges = [document.querySelector('nav'), footer, footer?.previousElementSibling];
    const loaded = navigation.loadEventStart || Infinity;
    return entriesOf('layout-shift').flatMap((entry) => {
      const { value, sources } = Object(entry);
      const moved = Array.from(sources, Object);
      const isAtEdge = moved.every(({ node }) => edges.some((edge) => edge?.contains(node)));
      if (isAtEdge && entry.startTime < loaded) return [];
      const inWords = moved.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map((rect) => JSON.stringify(rect));
        return `${node?.textContent ?? 'A removed element'}: from ${from} to ${to}`;
      });
      return { score: Number(value), moved: inWords };
    });
  });
  const whatMoved = shifts.flatMap(({ moved }) => moved).join('\n');
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  expect(score, whatMoved).toBeLessThanOrEqual(atMost);
}
