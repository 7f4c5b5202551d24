import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to links in `view`, now or after the next render. A link's `data-name` is an ISO date or a
 * period's slug.
 * @param isLatest whether the latest requested period is rendered
 */
export function useCalendarFocus(view: RefObject<HTMLElement | null>, isLatest: () => boolean) {
  const awaited = useRef<string>(undefined);

  function find(selector: string): HTMLElement | null | undefined {
    return view.current?.querySelector<HTMLElement>(selector);
  }

  function moveFocus(name: string, options?: FocusOptions): void {
    const link = find(`[data-name="${name}"]`);
    awaited.current = link ? undefined : name;
    link?.focus(options);
  }

  /** Scrolls too, since browsers do not restore the scroll position of a refetched page. */
  function returnFocus(name: string): void {
    moveFocus(name, { preventScroll: true });
    const link = find(`[data-name="${name}"]`);
    const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
    const isInView = top >= 0 && bottom <= window.innerHeight;
    if (!isInView) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** Also focuses after the next render, since the current match may unmount. */
  function awaitFocus(name: string): void {
    moveFocus(name);
    awaited.current = name;
  }

  useLayoutEffect(() => {
    if (awaited.current === undefined) return;
    if (isLatest()) moveFocus(awaited.current);
    // If the focused link unmounted, another one must receive the next keystroke.
    if (document.activeElement === document.body) find('a[tabindex="0"]')?.focus();
  });

  /** The link that waits for the focus. Rapid keystrokes continue from there. */
  const awaitedName = () => awaited.current;
  return { moveFocus, returnFocus, awaitFocus, awaitedName };
}
