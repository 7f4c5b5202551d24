import { useRouter } from 'next/navigation';
import { useLayoutEffect, useTransition, type RefObject } from 'react';
import { announce } from './announcement';
import { rememberDay, takeDayComeBackFrom } from './day-left-for';
import { elementToFocus, isFocusElsewhere, makeTabStop, type FocusTarget } from './focus-target';
import { tileNamed, tilesIn } from './view-html';

/** A change of view on its way: where it leads, and what has the focus once it is there. */
export type ViewChange = { readonly path: string; readonly focus: FocusTarget };

/** It stands outside the components, since the view that it starts in is gone when it ends. */
let onItsWay: (ViewChange & { readonly from: string }) | undefined;

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
 */
export function useViewChange(view: RefObject<HTMLElement | null>, path: string, label: string) {
  const router = useRouter();
  const [changing, startChange] = useTransition();

  // Runs when a view arrives, and when the one asked for last is the one that was there all along.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || changing) return;
    const change = onItsWay?.path === path ? onItsWay : undefined;
    if (change) onItsWay = undefined;
    const day = takeDayComeBackFrom();
    const tabStop = tilesIn(element).find((tile) => tile === document.activeElement);
    makeTabStop(element, tabStop ?? tilesIn(element)[0]);
    if (day) tileNamed(element, day)?.focus({ preventScroll: true });
    if (!change) return;
    if (!isFocusElsewhere(element)) elementToFocus(element, change.focus)?.focus();
    if (change.from !== label) announce(label);
  }, [view, changing, path, label]);

  function show(target: string, focus: FocusTarget) {
    onItsWay = { path: target, focus, from: label };
    // The address names the section, so that it also stands there when the page has to be loaded anew.
    startChange(() => router.replace(`${target}#calendar`, { scroll: false }));
  }

  function openDay(day: string) {
    onItsWay = undefined;
    rememberDay(day);
    startChange(() => router.push(`/timeslots/${day}`));
  }

  return { changing, show, openDay };
}
