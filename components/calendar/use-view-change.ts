import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useState, useTransition, type RefObject } from 'react';
import { askForFormPart } from '@/components/booking/form-part';
import { partDeadline } from '@/lib/load-part';
import { announce } from './announcement';
import { dayLeftFor, rememberDay } from './day-left-for';
import { elementToFocus, isFocusElsewhere, makeTabStop, type FocusTarget } from './focus-target';
import { tileNamed, tilesIn } from './view-html';

/** A change of view on its way: where it leads, and what has the focus once it is there. */
export type ViewChange = { readonly path: string; readonly focus: FocusTarget };

/** …and the period that was shown when it began, so that only another one is announced. */
type Arriving = ViewChange & { readonly from: string };

/** It stands outside the components, since the view that it starts in is gone when it ends. */
let onItsWay: Arriving | undefined;

/** The change that the visitor asked for last, until it has arrived. */
export function changeOnItsWay(): ViewChange | undefined {
  return onItsWay;
}

/** Gives a change that has not arrived yet another end. */
export function focusInstead(focus: FocusTarget): void {
  onItsWay = onItsWay && { ...onItsWay, focus };
}

/**
 * Changes the view in place, and sees to the focus and what is said once the view is there.
 *
 * @param view the element around the view
 * @param path the view's address
 * @param label the period that the view shows
 * @returns `changing` while a change is on its way, and `late` once it has taken 120,000 ms
 */
export function useViewChange(view: RefObject<HTMLElement | null>, path: string, label: string) {
  const router = useRouter();
  const [changing, startChange] = useTransition();
  const [late, setLate] = useState(false);
  const target = useRef('');

  // Before the paint, so that the time counts from when the view is seen to be on its way.
  useLayoutEffect(() => {
    if (!changing) return;
    const timer = setTimeout(() => setLate(true), partDeadline);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [changing]);

  // Runs when a view arrives, and when the one asked for last is the one that was there all along.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || changing) return;
    const tiles = tilesIn(element);
    makeTabStop(element, tiles.find((tile) => tile === document.activeElement) ?? tiles[0]);
    const change = onItsWay?.path === path ? onItsWay : undefined;
    const day = dayLeftFor();
    if (change) arrive(element, change);
    else if (day) returnTo(tileNamed(element, day));

    function arrive(there: HTMLElement, { focus, from }: Arriving) {
      onItsWay = undefined;
      if (!isFocusElsewhere(there)) elementToFocus(there, focus)?.focus();
      if (from !== label) announce(label);
    }
  }, [view, changing, path, label]);

  function show(next: string, focus: FocusTarget) {
    onItsWay = { path: next, focus, from: label };
    // With the section in the address a shared link leads to the calendar, and so does loading the page
    // anew, which is what the router does after a failed request or a new deployment.
    target.current = `${next}#calendar`;
    afterPaint(() => startChange(() => router.replace(target.current, { scroll: false })));
  }

  function openDay(day: string) {
    onItsWay = undefined;
    rememberDay(day);
    // The form's script comes beside the page, not after it. Whether it came, the page will say.
    void askForFormPart().catch(() => {});
    target.current = `/timeslots/${day}`;
    afterPaint(() => startChange(() => router.push(target.current)));
  }

  /** Loads what was asked for as a page of its own: the router would go on waiting for its own call. */
  function loadAnew() {
    window.location.assign(target.current);
  }

  return { changing, late, show, openDay, loadAnew };
}

/** Runs a task once what was pressed is seen pressed, which the router's own work would hold back. */
function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task));
}

/** Gives the focus back to a day without moving what is in sight. */
function returnTo(day: HTMLElement | undefined) {
  day?.focus({ preventScroll: true });
  // Where the address names a section, the browser goes there of its own accord, two frames later at most.
  if (window.location.hash) requestAnimationFrame(() => requestAnimationFrame(() => day?.focus()));
}
