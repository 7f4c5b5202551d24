import { usePathname } from 'next/navigation';
import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { calendarHref, periodAtPath } from '@/lib/calendar/calendar-path';
import { firstTileOf, openDaysIn, type CalendarSeason } from '@/lib/calendar/calendar-season';
import {
  overlapsSeason,
  labelOf,
  periodOf,
  slugOf,
  step,
  type Period,
} from '@/lib/calendar/period';
import { CalendarHeader } from './calendar-header';
import styles from './calendar.module.css';
import { MonthGrid } from './month-grid';
import { PeriodGrid } from './period-grid';
import { useCalendarFocus } from './use-calendar-focus';
import { lastOpenedDay, useOpenDay } from './use-open-day';
import { usePrefetchDays } from './use-prefetch-days';

/** The URL holds the shown period, so that reload, sharing and Back work. */
export function Calendar({ season, children }: { season: CalendarSeason; children: ReactNode }) {
  const period = periodAtPath(usePathname(), season);
  const [announcement, setAnnouncement] = useState('');
  const openDay = useOpenDay();
  const view = useRef<HTMLDivElement>(null);
  /** The period in the URL, which can be ahead of the rendered one. Rapid steps add up from it. */
  const latest = () => periodAtPath(window.location.pathname, season);
  const { moveFocus, moveFocusIntoView, focusAfterRender, getPendingName } = useCalendarFocus(
    view,
    () => slugOf(period) === slugOf(latest()),
  );
  const { prioritize, stopPrefetching } = usePrefetchDays(view, openDaysIn(period, season));
  const isHydrating = useIsHydrating();

  // Only after Back. During hydration, which follows a full page load, the focus stays where it is.
  const focusOpenedDay = useEffectEvent(() => {
    const day = isHydrating ? undefined : lastOpenedDay();
    if (!day) return;
    moveFocus(day, { preventScroll: true });
    // The browser focuses the section in the URL up to two frames later.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => moveFocusIntoView(day)));
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => focusOpenedDay(), []);

  function show(target: Period, focus?: string) {
    window.history.replaceState(null, '', calendarHref(target, season));
    // Next also updates the view in a transition, so both render together.
    startTransition(() => setAnnouncement(labelOf(target)));
    if (focus) focusAfterRender(focus);
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

  /** The space bar activates links, like Enter. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    event.target.click();
  }

  return (
    <>
      {/* Screen readers may skip a live region that is inserted with its text. */}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
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
            onOpen={(date) => {
              // Leaves all bandwidth to the opened day.
              stopPrefetching();
              openDay(date);
            }}
            onMove={moveToDay}
            movingTo={getPendingName}
            onHover={prioritize}
          />
        ) : (
          <PeriodGrid
            key={slugOf(period)}
            period={period}
            season={season}
            onOpen={(tile) => show(tile, firstTileOf(tile, season))}
          />
        )}
        {children}
      </div>
    </>
  );
}
