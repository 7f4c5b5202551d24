'use client';

import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { PartTrouble } from '@/components/ui/part-trouble';
import { isPlainClick } from '@/components/ui/plain-click';
import styles from './calendar-view.module.css';
import { makeTabStop, type FocusTarget } from './focus-target';
import { dayAfterKey, tileAfterKey } from './keyboard';
import { useFetchAhead } from './use-fetch-ahead';
import { changeOnItsWay, focusInstead, useViewChange } from './use-view-change';
import { isDay, linkAt, tileNamed, tilesInCells } from './view-html';

/**
 * What a script adds to a view that works without one: changes of view in place instead of a page
 * load, one tab stop with arrow keys, focus that follows, an announcement, and fetching a view when
 * a pointer heads for it. All by delegation, since the views themselves are plain HTML.
 */
export function CalendarBehaviour({
  label,
  path,
  siblings,
  firstDay,
  lastDay,
  children,
}: {
  label: string;
  path: string;
  /** The addresses of the season's periods of this view, in order; `path` is one of them. */
  siblings: readonly string[];
  firstDay: string;
  lastDay: string;
  children: ReactNode;
}) {
  const view = useRef<HTMLDivElement>(null);
  const { changing, late, show, openDay, loadAnew } = useViewChange(view, path, label);
  const fetchAhead = useFetchAhead();

  /** Steps on from where the visitor is going, so that quick presses add up before a view is there. */
  function step(control: string, focus: FocusTarget) {
    const from = siblings.indexOf(changeOnItsWay()?.path ?? path);
    const here = from < 0 ? siblings.indexOf(path) : from;
    const target = siblings[here + (control === 'previous' ? -1 : 1)];
    if (target) show(target, focus);
  }

  function follow(event: MouseEvent<HTMLElement>) {
    const link = linkAt(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked; its focus would be lost together with the view.
    link.focus({ preventScroll: true });
    const { control, from, tile } = link.dataset;
    if (isDay(tile)) openDay(tile);
    else if (from) show(link.pathname, { kind: 'tile', name: from });
    else if (control) step(control, { kind: 'control', name: control });
    else show(link.pathname, { kind: 'first-tile' });
  }

  function moveTabStop({ target }: FocusEvent<HTMLElement>) {
    if (view.current && target.dataset.tile) makeTabStop(view.current, target);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { tile, control } = target.dataset;
    // Links that stand for buttons and cells answer to the space bar too; Enter is the browser's own.
    if (key === ' ' && (tile || control)) target.click();
    else if (!tile || !(isDay(tile) ? pressDay(tile, event) : pressPeriod(tile, event))) return;
    event.preventDefault();
  }

  function pressDay(day: string, { key, shiftKey }: KeyboardEvent): boolean {
    const change = changeOnItsWay();
    const start =
      change?.focus.kind === 'tile' && isDay(change.focus.name) ? change.focus.name : day;
    const target = dayAfterKey(key, shiftKey, start, firstDay, lastDay);
    if (!target || !view.current) return false;
    // The season's first month is the home page, whose address names no month.
    const month = siblings.find((sibling) => sibling.endsWith(target.slice(0, 7))) ?? '/';
    const focus: FocusTarget = { kind: 'tile', name: target };
    if (change?.path === month) focusInstead(focus);
    else if (change || month !== path) show(month, focus);
    else tileNamed(view.current, target)?.focus();
    return true;
  }

  function pressPeriod(tile: string, { key }: KeyboardEvent): boolean {
    if (!view.current) return false;
    if (key === 'PageUp' || key === 'PageDown') {
      step(key === 'PageUp' ? 'previous' : 'next', { kind: 'first-tile' });
      return true;
    }
    const tiles = tilesInCells(view.current);
    const index = tiles.findIndex((link) => link?.dataset.tile === tile);
    const target = tileAfterKey(key, tiles.map(Boolean), index);
    if (target === undefined) return false;
    tiles[target]?.focus();
    return true;
  }

  return (
    <div
      ref={view}
      aria-busy={changing}
      className={styles.behaviour}
      onClick={follow}
      onFocus={moveTabStop}
      onKeyDown={press}
      {...fetchAhead}
    >
      {children}
      {/* Said here, not thrown: React would retry an error together with the change that it waits for. */}
      {late && (
        <PartTrouble sentence="The calendar could not load what you chose." onRetry={loadAnew} />
      )}
    </div>
  );
}
