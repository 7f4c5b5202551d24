import { useRouter } from 'next/navigation';
import { useEffect, type RefObject } from 'react';
import { calendarHref } from '@/lib/calendar/calendar-path';
import { periodOf } from '@/lib/calendar/period';
import { dayPath } from '@/lib/page/paths';
import { localNow } from '@/lib/page/local-now.mjs';

/** @see https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function isSaveDataOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/**
 * Once `view` is on screen, prefetches the upcoming days of `dates` (ISO dates), except with Save-Data.
 * @returns a function that opens a day, and one that prefetches a day before the others
 */
export function useDayPages(view: RefObject<HTMLElement | null>, dates: readonly string[]) {
  const { prefetch, push } = useRouter();
  const listed = dates.join();

  useEffect(() => {
    const { current } = view;
    if (!current || isSaveDataOn()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const today = localNow().date;
      const upcoming = listed.split(',').filter((date) => date >= today);
      // The router takes the newest first.
      for (const date of upcoming.reverse()) prefetch(dayPath(date));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [view, listed, prefetch]);

  function openDay(date: string): void {
    // Back leads to the day's month, and focuses the day. With a new state, the router would render the calendar again.
    const { state } = window.history;
    window.history.replaceState(state, '', calendarHref(periodOf('month', date), date));
    push(dayPath(date));
  }

  function prefetchDay(date: string): void {
    if (!isSaveDataOn()) prefetch(dayPath(date));
  }

  return { openDay, prefetchDay };
}
