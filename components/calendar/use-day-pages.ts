import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition, type RefObject } from 'react';
import { chunk as bookingFormChunk } from '@/components/booking/booking-form-chunk';
import { afterPaint } from '@/components/ui/after-paint';
import { chunkTimeoutMs } from '@/lib/load-chunk';

/** Milliseconds for which a pointer rests before it means a day: not while crossing it, nor in a quick tap. */
const hoverDelayMs = 80;

/** Milliseconds between two days that are fetched ahead: a month of them takes some four seconds. */
const prefetchGapMs = 50;

/** Milliseconds after a step in which nothing is fetched ahead: a day that is opened then has the line to itself. */
const settleDelayMs = 500;

/** Milliseconds after which a page that is never idle counts as one. */
const idleTimeoutMs = 100;

/** Milliseconds for which the router keeps a page that was fetched ahead (Next's `staleTimes.static`). */
const prefetchLifeMs = 300_000;

function dayPath(date: string): string {
  return `/timeslots/${date}`;
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData, where there is one. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** Whether a day's page is there already: the router asks for its route first, then for its content. */
function isPrefetched(date: string): boolean {
  const answered = performance.getEntriesByType('resource').filter(({ name, startTime }) => {
    const isRecent = performance.now() - startTime < prefetchLifeMs;
    return isRecent && new URL(name).pathname === dayPath(date);
  });
  return answered.length > 1;
}

/** A browser may think itself offline where the site is on the same machine. */
async function isReachable(date: string): Promise<boolean> {
  try {
    await fetch(dayPath(date), { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

/** The day that was opened from the current entry of the history, which Back or Forward led to again. */
export function lastOpenedDay(): string | undefined {
  const { openedDay }: { openedDay?: unknown } = Object(window.history.state);
  return typeof openedDay === 'string' ? openedDay : undefined;
}

/**
 * Opens days in place, at once where their pages have been fetched ahead.
 *
 * @returns `isOpening` while one is on its way, and `problem` where it cannot come or has not in
 *   120,000 ms
 */
export function useOpenDay() {
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();
  const [problem, setProblem] = useState<'offline' | 'late'>();
  const opened = useRef('');

  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(() => setProblem('late'), chunkTimeoutMs);
    return () => clearTimeout(timer);
  }, [isOpening]);

  async function openDay(date: string) {
    opened.current = date;
    setProblem(undefined);
    // Else the router would leave for the browser's own error page.
    if (!navigator.onLine && !isPrefetched(date) && !(await isReachable(date))) {
      setProblem('offline');
      return;
    }
    window.history.replaceState({ openedDay: date }, '');
    bookingFormChunk.preload();
    afterPaint(() => startOpening(() => router.push(dayPath(date))));
  }

  function retry() {
    // The router would go on waiting for the request that it has made.
    if (isOpening) window.location.assign(dayPath(opened.current));
    else void openDay(opened.current);
  }

  return { isOpening, problem, openDay, retry };
}

/** Resolves in an idle moment of the loaded page, `delayMs` from now at the soonest. */
async function idleMoment(delayMs: number): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleTimeoutMs }));
}

/**
 * Fetches days ahead: those of `dates` one after the other, and the booking form's script, once
 * `place` has come on screen and the page is idle; before them one that a pointer or finger heads
 * for. Nothing where the visitor asked to save data.
 *
 * @param dates ISO dates
 * @returns handlers for the link of a day
 */
export function usePrefetchDays(place: RefObject<HTMLElement | null>, dates: readonly string[]) {
  const { prefetch } = useRouter();
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasBegun = useRef(false);
  const listed = dates.join();

  useEffect(() => {
    if (!place.current || !listed || savesData()) return;
    const leaving = new AbortController();

    async function prefetchAll() {
      await idleMoment(hasBegun.current ? settleDelayMs : 0);
      const formScript = bookingFormChunk.load();
      for (const date of listed.split(',')) {
        if (leaving.signal.aborted) return;
        // The first comes beside the form's script, and brings the script that all days share.
        prefetch(dayPath(date));
        hasBegun.current = true;
        await formScript;
        await idleMoment(prefetchGapMs);
      }
    }

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Where the form's script does not come, neither would the days.
      prefetchAll().catch(() => undefined);
    });
    observer.observe(place.current);
    leaving.signal.addEventListener('abort', () => observer.disconnect());
    return () => leaving.abort();
  }, [place, listed, prefetch]);

  useEffect(() => () => clearTimeout(hover.current), []);

  function headFor(date: string) {
    clearTimeout(hover.current);
    if (savesData() || document.readyState !== 'complete') return;
    hover.current = setTimeout(() => {
      bookingFormChunk.preload();
      prefetch(dayPath(date));
    }, hoverDelayMs);
  }

  return (date: string) => ({
    onPointerEnter: () => headFor(date),
    onPointerLeave: () => clearTimeout(hover.current),
    onPointerDown: () => headFor(date),
    onPointerUp: () => clearTimeout(hover.current),
  });
}
