import type { MouseEvent } from 'react';

/**
 * Whether a click asks for the link right here. With a modifier or another button the visitor wants
 * a new tab, a new window or a download, which the browser does best by itself.
 */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
