'use client';

import { usePathname } from 'next/navigation';
import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { calendarHref, periodAtPath } from '@/lib/calendar/calendar-path';
import { openDaysIn, type CalendarSeason } from '@/lib/calendar/open-slots';
import {
  firstTileOf,
  labelOf,
  overlapsSeason,
  periodOf,
  slugOf,
  step,
  type Period,
} from '@/lib/calendar/period';
import { CalendarHeader } from './calendar-header';
import styles from './calendar.module.css';
import { Introduction } from './introduction';
import { MonthGrid } from './month-grid';
import { PeriodGrid } from './period-grid';
import { useDayPages } from './use-day-pages';

/** The URL holds the shown period, so that reload, sharing and Back work. */
export function Calendar({
  season,
  introduction,
}: {
  season: CalendarSeason;
  introduction: string;
}) {
  const period = periodAtPath(usePathname(), season);
  const [announcement, setAnnouncement] = useState('');
  const view = useRef<HTMLDivElement>(null);
  const nextDayLink = useRef<HTMLAnchorElement>(null);
  /** The period in the URL, which can be ahead of the rendered one. Rapid steps add up from it. */
  const latest = () => periodAtPath(window.location.pathname, season);
  const { findLink, moveFocus, focusAfterRender, getPendingName } = useCalendarFocus(
    view,
    () => slugOf(period) === slugOf(latest()),
  );
  const { openDay, prioritizeDay } = useDayPages(view, openDaysIn(period, season), season);
  const isHydrating = useIsHydrating();

  // After Back, the hash names the opened day. No element has it as its ID, so the browser restores the scroll
  // position. It cannot if Next has to fetch the page first, so the day is scrolled into view here.
  const focusOpenedDay = useEffectEvent(() => {
    if (isHydrating) return;
    const name = window.location.hash.slice(1);
    const next = nextDayLink.current?.dataset.name === name ? nextDayLink.current : undefined;
    const link = findLink(name) ?? next;
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => focusOpenedDay(), []);

  function show(target: Period, focus?: string) {
    window.history.replaceState(null, '', calendarHref(target, season));
    // Next also updates the view in a transition, so both render together.
    startTransition(() => setAnnouncement(labelOf(target)));
    focusAfterRender(focus);
  }

  function stepBy(direction: -1 | 1) {
    const target = step(latest(), direction);
    if (overlapsSeason(target, season)) show(target);
  }

  function moveToDay(date: string) {
    const month = periodOf('month', date);
    if (slugOf(month) === slugOf(latest())) moveFocus(date);
    else show(month, date);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    const isSpace = event.key === ' ';
    // A held key would open the link that gets the focus. Chromium itself ignores a repeated Enter on a link.
    const isHeld = event.repeat && (isSpace || event.key === 'Enter');
    if (isSpace || isHeld) event.preventDefault();
    if (isSpace && !isHeld) event.target.click();
  }

  return (
    <>
      {/* Screen readers may skip a live region that is inserted with its text. */}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <Introduction
        period={period}
        season={season}
        text={introduction}
        linkRef={nextDayLink}
        onOpen={openDay}
      />
      <div ref={view} onKeyDown={handleKeyDown} className={styles.view}>
        <CalendarHeader
          period={period}
          season={season}
          onStep={stepBy}
          onZoomOut={(larger) => show(larger, slugOf(period))}
        />
        {period.view === 'month' ? (
          <MonthGrid
            month={period}
            season={season}
            onOpen={openDay}
            onMove={moveToDay}
            movingTo={getPendingName}
            onHover={prioritizeDay}
          />
        ) : (
          <PeriodGrid
            key={slugOf(period)}
            period={period}
            season={season}
            onOpen={(tile) => show(tile, firstTileOf(tile, season))}
          />
        )}
      </div>
    </>
  );
}

/**
 * Moves the focus to links in `view`, now or after the next render. A link's `data-name` is an ISO date or a
 * period's slug.
 * @param isLatest whether the latest requested period is rendered
 */
function useCalendarFocus(view: RefObject<HTMLElement | null>, isLatest: () => boolean) {
  const pending = useRef<string>(undefined);

  function findLink(name: string) {
    return view.current?.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`);
  }

  function moveFocus(name: string): void {
    const link = findLink(name);
    pending.current = link ? undefined : name;
    link?.focus();
  }

  /** Moves the focus now, and again after the next render, because the link may unmount. */
  function focusAfterRender(name: string | undefined): void {
    if (name) moveFocus(name);
    pending.current = name;
  }

  useLayoutEffect(() => {
    if (pending.current === undefined) return;
    if (isLatest()) moveFocus(pending.current);
    // If the focused link unmounted, another one must receive the next keystroke.
    if (document.activeElement !== document.body) return;
    view.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
  });

  /** The link that waits for the focus. Rapid keystrokes continue from there. */
  const getPendingName = () => pending.current;
  return { findLink, moveFocus, focusAfterRender, getPendingName };
}
