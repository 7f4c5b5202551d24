import type { MouseEvent as ReactMouseEvent } from 'react';

/**
 * A click handler that replaces a link's default action, except for clicks with a modifier key, which the browser
 * handles, for example by opening a new tab.
 */
export function onPlainClick(action: (event: ReactMouseEvent) => void) {
  return (event: ReactMouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified || event.defaultPrevented) return;
    event.preventDefault();
    action(event);
  };
}
