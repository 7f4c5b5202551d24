import type { MouseEvent as ReactMouseEvent } from 'react';

/** A click handler that replaces a link's default action, except for clicks with a modifier key, which the browser handles, for example by opening a new tab. */
export function onPlainClick(action: (event: ReactMouseEvent) => void) {
  return (event: ReactMouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified || event.defaultPrevented) return;
    event.preventDefault();
    action(event);
  };
}

/** The same for a link that puts something else under the pointer, such as a page. */
export function onOpeningClick(action: (event: ReactMouseEvent) => void) {
  return onPlainClick((event) => {
    ignoreRepeatedPresses(event.nativeEvent);
    action(event);
  });
}

/** A press within this time and distance of another one repeats it. */
const repeat = { milliseconds: 400, pixels: 44 };

/** Ignores the rest of a double click or double tap, which would press what the first one opened. Any other click or tap ends it. */
export function ignoreRepeatedPresses({ timeStamp, clientX, clientY }: MouseEvent): void {
  const listening = new AbortController();

  function isRepeat(press: MouseEvent): boolean {
    // A mouse counts its clicks, but not every touch screen does.
    if (press.detail > 1) return true;
    const distance = Math.hypot(press.clientX - clientX, press.clientY - clientY);
    return press.timeStamp - timeStamp < repeat.milliseconds && distance < repeat.pixels;
  }

  function handlePress(press: MouseEvent) {
    // A keyboard or a screen reader.
    if (press.detail === 0) return;
    if (!isRepeat(press)) return listening.abort();
    press.preventDefault();
    press.stopPropagation();
  }

  for (const type of ['mousedown', 'click'] as const) {
    window.addEventListener(type, handlePress, { capture: true, signal: listening.signal });
  }
}
