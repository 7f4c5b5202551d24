import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to links in `view`, now or after the next render. A link's `data-name` is an ISO date or a
 * period's slug.
 * @param isLatest whether the latest requested period is rendered
 */
export function useCalendarFocus(view: RefObject<HTMLElement | null>, isLatest: () => boolean) {
  const pending = useRef<string>(undefined);

  function find(selector: string): HTMLElement | null | undefined {
    return view.current?.querySelector<HTMLElement>(selector);
  }

  function moveFocus(name: string, options?: FocusOptions): void {
    const link = find(`[data-name="${name}"]`);
    pending.current = link ? undefined : name;
    link?.focus(options);
  }

  /** Scrolls too, because browsers do not restore the scroll position of a refetched page. */
  function moveFocusIntoView(name: string): void {
    moveFocus(name, { preventScroll: true });
    const link = find(`[data-name="${name}"]`);
    const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
    const isInView = top >= 0 && bottom <= window.innerHeight;
    if (!isInView) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** Also focuses after the next render, because the current match may unmount. */
  function focusAfterRender(name: string): void {
    moveFocus(name);
    pending.current = name;
  }

  useLayoutEffect(() => {
    if (pending.current === undefined) return;
    if (isLatest()) moveFocus(pending.current);
    // If the focused link unmounted, another one must receive the next keystroke.
    if (document.activeElement === document.body) find('a[tabindex="0"]')?.focus();
  });

  /** The link that waits for the focus. Rapid keystrokes continue from there. */
  const getPendingName = () => pending.current;
  return { moveFocus, moveFocusIntoView, focusAfterRender, getPendingName };
}
