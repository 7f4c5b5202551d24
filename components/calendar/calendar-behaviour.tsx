'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useTransition,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { announce } from './announcement';
import styles from './calendar-view.module.css';
import { focusOn, focusTile, makeTabStop, tilesIn, type FocusTarget } from './focus-target';
import { dayAfterKey, tileAfterKey } from './keyboard';

/** A change of view on its way. It outlives the view it started in, which its end replaces. */
let change: { focus: FocusTarget } | undefined;

/**
 * What a script adds to a view that works without one: changes of view in place instead of a page
 * load, one tab stop with arrow keys, focus that follows, an announcement, and fetching a page when
 * a pointer heads for it. All by delegation, since the views themselves are plain HTML.
 */
export function CalendarBehaviour({
  label,
  openingMonth,
  firstDay,
  lastDay,
  children,
}: {
  label: string;
  openingMonth: string;
  firstDay: string;
  lastDay: string;
  children: ReactNode;
}) {
  const view = useRef<HTMLDivElement>(null);
  const headedFor = useRef(new Set<string>());
  const [changing, startChange] = useTransition();
  const router = useRouter();

  useLayoutEffect(() => {
    if (!view.current) return;
    makeTabStop(view.current, tilesIn(view.current)[0]);
    if (!change) return;
    focusOn(view.current, change.focus);
    announce(label);
  }, [label]);

  // Not in the layout effect: in development React runs that twice, and the second run needs `change`.
  useEffect(() => {
    change = undefined;
  }, []);

  function show(path: string, focus: FocusTarget) {
    change = { focus };
    startChange(() => router.replace(path, { scroll: false }));
  }

  function leaveFor(path: string) {
    change = undefined;
    router.push(path);
  }

  function follow(event: MouseEvent<HTMLElement>) {
    const link = linkAt(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname } = new URL(link.href);
    const { control, from, tile } = link.dataset;
    if (pathname.startsWith('/timeslots/')) leaveFor(pathname);
    else if (from) show(pathname, { kind: 'tile', name: from });
    else if (control) show(pathname, { kind: 'control', name: control });
    else if (tile) show(pathname, { kind: 'first-tile' });
  }

  function fetchAhead(event: PointerEvent<HTMLElement>) {
    const link = linkAt(event.target);
    if (!link || headedFor.current.has(link.href)) return;
    headedFor.current.add(link.href);
    router.prefetch(new URL(link.href).pathname);
  }

  function moveTabStop(event: FocusEvent<HTMLElement>) {
    if (view.current && event.target.dataset.tile) makeTabStop(view.current, event.target);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { tile, control } = target.dataset;
    const handled = tile ? pressTile(tile, event) : control !== undefined && key === ' ';
    if (!handled) return;
    event.preventDefault();
    // A link that is a button answers to the space bar as well; Enter is the browser's own.
    if (control) target.click();
  }

  function pressTile(tile: string, { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(tile);
    return isDay ? pressDay(tile, key, shiftKey) : pressPeriod(tile, key, currentTarget);
  }

  function pressDay(day: string, key: string, shift: boolean): boolean {
    const start = change?.focus.kind === 'tile' ? change.focus.name : day;
    const target = dayAfterKey(key, shift, start, firstDay, lastDay);
    if (!target || !view.current) return false;
    if (!focusTile(view.current, target)) {
      const month = target.slice(0, 7);
      show(month === openingMonth ? '/' : `/calendar/${month}`, { kind: 'tile', name: target });
    }
    return true;
  }

  function pressPeriod(tile: string, key: string, root: HTMLElement): boolean {
    if (key === 'PageUp' || key === 'PageDown') {
      const control = key === 'PageUp' ? 'previous' : 'next';
      const href = root.querySelector<HTMLAnchorElement>(`a[data-control="${control}"]`)?.href;
      if (href) show(new URL(href).pathname, { kind: 'first-tile' });
      return true;
    }
    const cells = [...root.querySelectorAll('[role="gridcell"]')];
    const links = cells.map((cell) => cell.querySelector<HTMLElement>('a[data-tile]'));
    const index = links.findIndex((link) => link?.dataset.tile === tile);
    const target = tileAfterKey(key, links.map(Boolean), index);
    if (target === undefined) return false;
    links[target]?.focus();
    return true;
  }

  return (
    <div
      ref={view}
      aria-busy={changing}
      className={styles.view}
      onClick={follow}
      onFocus={moveTabStop}
      onKeyDown={press}
      onPointerOver={fetchAhead}
    >
      {children}
    </div>
  );
}

function linkAt(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
