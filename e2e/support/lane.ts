import type { Locator } from '@playwright/test';

/** How much of its way along the lane the swimmer has behind it, in percent. The lane is decoration, so it has no role. */
export function placeInLane(part: Locator): Promise<number> {
  return part.locator('svg').evaluate((swimmer) => {
    const lane = swimmer.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, width } = swimmer.getBoundingClientRect();
    const inset = parseFloat(getComputedStyle(swimmer).left);
    return Math.round((100 * (left - lane.left - inset)) / (lane.width - width - 2 * inset));
  });
}
