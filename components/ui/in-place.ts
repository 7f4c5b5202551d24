import type { MouseEvent } from 'react';

/** Handles a link's click in place of the browser, which keeps those with a modifier, as for a new tab. */
export function inPlace(action: () => void) {
  return (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified || event.defaultPrevented) return;
    event.preventDefault();
    action();
  };
}
