import type { Locator } from '@playwright/test';

/** How much of its lane the swimmer has behind it, in percent. The lane is decoration, so it has no role. */
export function placeInLane(part: Locator): Promise<number> {
  return part.locator('svg').evaluate((swimmer) => {
    const lane = swimmer.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, width } = swimmer.getBoundingClientRect();
    return Math.round((100 * (left - lane.left)) / (lane.width - width));
  });
}
