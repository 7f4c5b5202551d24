import { useRouter } from 'next/navigation';
import { useEffect, useRef, type PointerEvent } from 'react';
import { askForFormPart } from '@/components/booking/form-part';
import { linkAt } from './view-html';

/** Milliseconds for which a pointer keeps still before it means the link and is not just crossing it. */
const rest = 80;

/**
 * Fetches a view or a day as soon as a pointer that was moved comes to rest on the link to it, and the
 * booking form's script as soon as one comes to the calendar: a day then opens without a wait. A
 * finger, which is on a link for less than a round trip, gains by the script alone.
 *
 * @returns handlers for the element around the links
 */
export function useFetchAhead() {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onPointerEnter() {
    // Whether it came, the day's page will say.
    void askForFormPart().catch(() => {});
  }

  function onPointerMove({ target }: PointerEvent) {
    clearTimeout(timer.current);
    const link = linkAt(target);
    if (!link) return;
    timer.current = setTimeout(() => router.prefetch(link.pathname), rest);
  }

  function giveUp() {
    clearTimeout(timer.current);
  }

  return { onPointerEnter, onPointerMove, onPointerLeave: giveUp, onPointerDown: giveUp };
}
