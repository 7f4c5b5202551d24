import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { openDaysFrom, type CalendarSeason } from '@/lib/calendar/open-slots';
import { dayPath } from '@/lib/paths';
import { localNow } from '@/lib/season/moment';

/** Prefetches are staggered, so that a hovered day goes next. */
const prefetchEveryMs = 100;

/** A day takes 2 KB, so these take 80 KB. */
const mostPrefetches = 40;

/** @see https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function isSaveDataOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/**
 * Once the current page is loaded, prefetches the pages of up to 40 days, except with Save-Data. The days
 * are those of `dates` (ISO dates) from today on. If all have passed, only the season's next open day is prefetched.
 * If the season has no open day left, all of `dates` are, because visitors can still look at them.
 * @returns a function that opens a day, and one that moves a day to the front of those that wait to be prefetched
 */
export function useDayPages(dates: readonly string[], season: CalendarSeason) {
  const { prefetch, push } = useRouter();
  const queue = useRef<readonly string[]>([]);
  const listed = dates.join();

  useEffect(() => {
    if (isSaveDataOn()) return;
    const all = listed.split(',').filter(Boolean);
    const now = localNow();
    const toCome = all.filter((date) => date >= now.date);
    // A month that has passed has a link to the next open day.
    const next = openDaysFrom(season, now).slice(0, 1);
    const offered = toCome.length > 0 ? toCome : next.map(({ date }) => date);
    queue.current = (offered.length > 0 ? offered : all).slice(0, mostPrefetches);
    if (queue.current.length === 0) return;
    let timer: ReturnType<typeof setInterval> | undefined;

    function prefetchFirst() {
      const [date, ...rest] = queue.current;
      queue.current = rest;
      if (date === undefined) clearInterval(timer);
      else prefetch(dayPath(date));
    }

    function begin() {
      timer = setInterval(prefetchFirst, prefetchEveryMs);
    }

    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin);
    return () => {
      window.removeEventListener('load', begin);
      clearInterval(timer);
    };
  }, [listed, season, prefetch]);

  function openDay(date: string): void {
    // Leaves all bandwidth to the opened day.
    queue.current = [];
    window.history.replaceState(null, '', `#${date}`);
    push(dayPath(date));
  }

  function prioritizeDay(date: string): void {
    const others = queue.current.filter((other) => other !== date);
    if (others.length < queue.current.length) queue.current = [date, ...others];
  }

  return { openDay, prioritizeDay };
}
