import { useCallback, useRef } from 'react';

/**
 * Moves the focus among elements by their names: at once, or as soon as the named one is drawn, so
 * that the focus does not fall to the body when the element that had it goes.
 */
export function useNamedFocus() {
  const elements = useRef(new Map<string, HTMLElement>());
  const awaited = useRef<string>(undefined);
  const lastFocused = useRef<HTMLElement>(undefined);

  const moveFocus = useCallback((name: string, options?: FocusOptions) => {
    const element = elements.current.get(name);
    awaited.current = element ? undefined : name;
    element?.focus(options);
  }, []);

  /** The `ref` of the element called `name`. */
  const refOf = useCallback(
    (name: string) => (element: HTMLElement | null) => {
      if (!element) return;
      elements.current.set(name, element);
      if (awaited.current === name) moveFocus(name);
      // What is drawn may be one quick key behind: some element has to hear the next.
      else if (awaited.current && lastFocused.current?.isConnected === false) element.focus();
      if (document.activeElement !== document.body) lastFocused.current = undefined;
      return () => {
        if (document.activeElement === element) lastFocused.current = element;
        if (elements.current.get(name) === element) elements.current.delete(name);
      };
    },
    [moveFocus],
  );

  /** The name that the focus is on its way to, so that quick keys add up. */
  const awaitedName = useCallback(() => awaited.current, []);
  return { moveFocus, refOf, awaitedName };
}
