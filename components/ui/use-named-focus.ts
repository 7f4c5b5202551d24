import { useCallback, useRef } from 'react';

/** Moves the focus to an element by name, now or as soon as it is rendered. */
export function useNamedFocus() {
  const elements = useRef(new Map<string, HTMLElement>());
  const awaited = useRef<string>(undefined);
  const lastFocused = useRef<HTMLElement>(undefined);

  const moveFocus = useCallback((name: string, options?: FocusOptions) => {
    const element = elements.current.get(name);
    awaited.current = element ? undefined : name;
    element?.focus(options);
  }, []);

  /** Moves it as soon as it is rendered anew: an element of that name may be about to go. */
  const awaitFocus = useCallback((name: string) => {
    elements.current.get(name)?.focus();
    awaited.current = name;
  }, []);

  const refOf = useCallback(
    (name: string) => (element: HTMLElement | null) => {
      if (!element) return;
      elements.current.set(name, element);
      if (awaited.current === name) moveFocus(name);
      // Some element must receive the next key while the awaited one is not rendered.
      else if (awaited.current && lastFocused.current?.isConnected === false) element.focus();
      if (document.activeElement !== document.body) lastFocused.current = undefined;
      return () => {
        if (document.activeElement === element) lastFocused.current = element;
        if (elements.current.get(name) === element) elements.current.delete(name);
      };
    },
    [moveFocus],
  );

  /** The name that awaits the focus, so that quick keys add up. */
  const awaitedName = useCallback(() => awaited.current, []);
  return { moveFocus, awaitFocus, refOf, awaitedName };
}
