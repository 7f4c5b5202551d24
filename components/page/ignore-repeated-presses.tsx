'use client';

import { useEffect } from 'react';

/** A press within this time and distance of another one repeats it. */
const repeat = { milliseconds: 400, pixels: 44 };

/** The control that a press on an element reaches. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('a, button, label, summary') ?? target;
}

function repeats(first: MouseEvent, press: MouseEvent): boolean {
  // A mouse counts its clicks, but not every touch screen does.
  if (press.detail > 1) return true;
  const distance = Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY);
  return press.timeStamp - first.timeStamp < repeat.milliseconds && distance < repeat.pixels;
}

/**
 * Ignores the rest of a double click or double tap whose first press took effect: the URL has changed, or what was
 * pressed has gone. The rest would press whatever has taken its place. The same link may be pressed again, so that
 * rapid steps of the calendar add up.
 */
export function IgnoreRepeatedPresses(): null {
  useEffect(() => {
    let first: { press: MouseEvent; control: Element | null; url: string } | undefined;

    function isUnwanted(press: MouseEvent): boolean {
      if (!first || !repeats(first.press, press)) return false;
      const tookEffect = window.location.href !== first.url || !first.control?.isConnected;
      return tookEffect && controlOf(press.target) !== first.control;
    }

    function handlePress(press: MouseEvent): void {
      // A keyboard or a screen reader.
      if (press.detail === 0) return;
      if (isUnwanted(press)) {
        press.preventDefault();
        press.stopPropagation();
      } else if (press.type === 'click') {
        first = { press, control: controlOf(press.target), url: window.location.href };
      }
    }

    const listening = new AbortController();
    for (const type of ['mousedown', 'click'] as const) {
      window.addEventListener(type, handlePress, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return null;
}
