import type { MouseEvent } from 'react';

/** A click handler that replaces a link's default action, except for clicks with a modifier key, which open a new tab. */
export function onPlainClick(action: () => void) {
  return (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified || event.defaultPrevented) return;
    event.preventDefault();
    action();
  };
}
