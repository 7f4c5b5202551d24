import { useRouter } from 'next/navigation';
import { useEffect, useRef, type PointerEvent } from 'react';
import { isDay, linkAt } from './view-html';

/** Milliseconds for which a pointer keeps still before it means the link and is not just crossing it. */
const rest = 80;

/**
 * Fetches a view as soon as a pointer that was moved comes to rest on the link to it. Days are left
 * alone: the router asks the server twice to fetch one ahead and once to open it.
 *
 * @returns handlers for the element around the links
 */
export function useFetchAhead() {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onPointerMove({ target }: PointerEvent) {
    clearTimeout(timer.current);
    const link = linkAt(target);
    if (!link || isDay(link.dataset.tile)) return;
    timer.current = setTimeout(() => router.prefetch(link.pathname), rest);
  }

  function giveUp() {
    clearTimeout(timer.current);
  }

  return { onPointerMove, onPointerLeave: giveUp, onPointerDown: giveUp };
}
