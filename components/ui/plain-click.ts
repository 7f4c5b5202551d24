import type { MouseEvent } from 'react';

/** Whether a click has no modifier, so that the link opens in place. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
