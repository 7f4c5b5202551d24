'use client';

import { usePathname } from 'next/navigation';
import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { useRememberedPlan } from '@/components/booking/remembered-plan';
import { onPlainClick } from '@/components/ui/on-plain-click';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { useNow } from '@/components/ui/use-now';
import { calendarHref, periodAtPath } from '@/lib/calendar/calendar-path';
import { openDaysIn, type CalendarSeason } from '@/lib/calendar/open-slots';
import {
  firstTileOf,
  labelOf,
  overlapsSeason,
  periodFromSlug,
  periodOf,
  slugOf,
  step,
  views,
  type Period,
} from '@/lib/calendar/period';
import { CalendarHeader } from './calendar-header';
import styles from './calendar.module.css';
import { Introduction } from './introduction';
import { MonthGrid } from './month-grid';
import { PeriodGrid } from './period-grid';
import { useDayPages } from './use-day-pages';

/** The name of the link at an event: an ISO date, or a period's slug. */
function nameAt({ target }: SyntheticEvent): string | undefined {
  return target instanceof Element ? target.closest('a')?.dataset.name : undefined;
}

/** The URL holds the shown period, so that reload, sharing and Back work. */
export function Calendar({
  season,
  origin,
  legend,
  planIntroductions,
}: {
  season: CalendarSeason;
  /** Of the site, if it is known. */
  origin: string | undefined;
  legend: string;
  /** By lesson type, once a plan was chosen. */
  planIntroductions: Readonly<Record<string, string>>;
}) {
  const now = useNow();
  const plan = useRememberedPlan();
  const path = usePathname();
  const period = periodAtPath(path, season, now);
  const slug = slugOf(period);
  const isHydrating = useIsHydrating();
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  /** The period last asked for, until it is rendered, and the link that gets the focus then. Rapid presses add up. */
  const pending = useRef<{ period: Period; focus?: string }>(undefined);
  const { openDay, prefetchDay } = useDayPages(view, openDaysIn(period, season));

  const latest = () => pending.current?.period ?? period;
  const isLatest = () => slug === slugOf(latest());
  const linkNamed = (name: string) =>
    root.current?.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`);

  function moveFocus(name: string): void {
    if (pending.current) pending.current.focus = name;
    linkNamed(name)?.focus();
  }

  // After Back, the hash names the opened day. No element has that ID, so the browser restores the scroll position. If
  // Next has to fetch the page first, the browser cannot, so the day is scrolled into view here.
  const focusOpenedDay = useEffectEvent(() => {
    if (isHydrating) return;
    const link = linkNamed(window.location.hash.slice(1));
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => focusOpenedDay(), []);

  const settle = useEffectEvent(() => {
    if (!pending.current) return;
    const { focus } = pending.current;
    if (isLatest()) {
      pending.current = undefined;
      if (focus !== undefined) moveFocus(focus);
    } else if (document.activeElement === document.body) {
      // The focused link unmounted with a period that was skipped. Another one must receive the next keystroke.
      view.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
    }
  });
  // Not only when the period changes, because rapid presses can lead back to the rendered one.
  useLayoutEffect(() => settle());

  function show(target: Period, focus?: string): void {
    pending.current = { period: target };
    window.history.replaceState(null, '', calendarHref(target));
    startTransition(() => setAnnouncement(labelOf(target)));
    if (focus !== undefined) moveFocus(focus);
  }

  function stepBy(direction: -1 | 1): void {
    const target = step(latest(), direction);
    if (overlapsSeason(target, season)) show(target);
  }

  function moveToDay(date: string): void {
    const month = periodOf('month', date);
    if (slugOf(month) === slugOf(latest())) moveFocus(date);
    else show(month, date);
  }

  function open(name: string): void {
    const target = periodFromSlug(name);
    if (!target) return openDay(name);
    const isLarger = views.indexOf(target.view) > views.indexOf(period.view);
    show(target, isLarger ? slug : firstTileOf(target, season));
  }

  function handleClick(event: MouseEvent): void {
    const name = nameAt(event);
    if (name !== undefined) onPlainClick(() => open(name))(event);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    const isSpace = event.key === ' ';
    // A held key would open the link that gets the focus. Chromium itself ignores a repeated Enter on a link.
    const isHeld = event.repeat && (isSpace || event.key === 'Enter');
    if (isSpace || isHeld) event.preventDefault();
    if (isSpace && !isHeld) event.target.click();
  }

  function handleApproach(event: SyntheticEvent): void {
    const name = nameAt(event);
    if (name !== undefined && !periodFromSlug(name)) prefetchDay(name);
  }

  return (
    <div
      ref={root}
      className={styles.calendar}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onPointerOver={handleApproach}
      onFocus={handleApproach}
      // A press that moves by a few pixels opens a link too.
      onDragStart={(event: DragEvent) => event.preventDefault()}
    >
      {/* A phone’s share sheet sends this address. Each page of a sequence has its own:
          https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading */}
      {origin && <link rel="canonical" href={origin + path} />}
      {/* Screen readers may skip a live region that is inserted with its text. */}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div ref={view} className={`${cellStyles.card} ${styles.view}`}>
        <CalendarHeader period={period} season={season} onStep={stepBy} />
        {period.view === 'month' ? (
          <MonthGrid
            month={period}
            season={season}
            now={now}
            onMove={moveToDay}
            movingTo={() => (isLatest() ? undefined : pending.current?.focus)}
          />
        ) : (
          <PeriodGrid key={slug} period={period} season={season} now={now} />
        )}
        <Introduction
          period={period}
          season={season}
          now={now}
          legend={legend}
          planIntroduction={planIntroductions[plan ?? '']}
        />
      </div>
    </div>
  );
}
