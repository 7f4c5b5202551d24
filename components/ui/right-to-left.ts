import type { KeyboardEvent } from 'react';

const mirrored: Partial<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** Whether text runs from right to left, as on a page that the browser has translated into Hebrew. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** An event's key as on a page that runs from left to right, where `ArrowRight` leads forward. */
export function logicalKey({ key, currentTarget }: KeyboardEvent): string {
  const mirroredKey = mirrored[key];
  return mirroredKey && isRightToLeft(currentTarget) ? mirroredKey : key;
}
