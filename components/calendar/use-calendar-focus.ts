import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to links in `view` by `data-name`, an ISO date or a period's slug, now or once they are
 * rendered: `isLatest` tells whether what is rendered is what was requested last.
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

  /** Scrolls as well: a browser does not restore the scroll position of a page that is fetched again. */
  function returnFocus(name: string): void {
    moveFocus(name, { preventScroll: true });
    const link = find(`[data-name="${name}"]`);
    const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
    const isInView = top >= 0 && bottom <= window.innerHeight;
    if (!isInView) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** Moves it again once the requested view is rendered: a link of that name may be about to go. */
  function awaitFocus(name: string): void {
    moveFocus(name);
    awaited.current = name;
  }

  useLayoutEffect(() => {
    if (awaited.current === undefined) return;
    if (isLatest()) moveFocus(awaited.current);
    // Until it is rendered, some link must receive the next key.
    if (document.activeElement === document.body) find('a[tabindex="0"]')?.focus();
  });

  /** The name that awaits the focus, so that quick keys add up. */
  const awaitedName = () => awaited.current;
  return { moveFocus, returnFocus, awaitFocus, awaitedName };
}
