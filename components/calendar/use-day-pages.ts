import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition, type RefObject } from 'react';
import { chunk as bookingFormChunk } from '@/components/booking/booking-form-chunk';
import { afterPaint } from '@/components/ui/after-paint';
import { chunkTimeoutMs } from '@/lib/load-chunk';

/** A pointer must rest this long before its day is fetched: not when it crosses or taps. */
const hoverDelayMs = 80;

const prefetchGapMs = 50;

/** Prefetching pauses after a step, so that a day opened then has the network to itself. */
const settleDelayMs = 500;

const idleTimeoutMs = 100;

/** How long the router keeps a prefetched page (Next's `staleTimes.static`). */
const prefetchLifeMs = 300_000;

function dayPath(date: string): string {
  return `/timeslots/${date}`;
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData, where there is one. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** Whether a day's page is prefetched: the router requests its route first, then its content. */
function isPrefetched(date: string): boolean {
  const answered = performance.getEntriesByType('resource').filter(({ name, startTime }) => {
    const isRecent = performance.now() - startTime < prefetchLifeMs;
    return isRecent && new URL(name).pathname === dayPath(date);
  });
  return answered.length > 1;
}

/** `navigator.onLine` is false offline even where the site runs on the same machine. */
async function isReachable(date: string): Promise<boolean> {
  try {
    await fetch(dayPath(date), { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

export function lastOpenedDay(): string | undefined {
  const { openedDay }: { openedDay?: unknown } = Object(window.history.state);
  return typeof openedDay === 'string' ? openedDay : undefined;
}

/** Opens days in place. `problem` is set where one cannot come, or has not within 120,000 ms. */
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
    // The router would leave for the browser's own error page.
    if (!navigator.onLine && !isPrefetched(date) && !(await isReachable(date))) {
      setProblem('offline');
      return;
    }
    bookingFormChunk.preload();
    afterPaint(() => {
      window.history.replaceState({ openedDay: date }, '');
      startOpening(() => router.push(dayPath(date)));
    });
  }

  function retry() {
    // The router would keep waiting for its pending request.
    if (isOpening) window.location.assign(dayPath(opened.current));
    else void openDay(opened.current);
  }

  return { isOpening, problem, openDay, retry };
}

/** Resolves when the loaded page is idle, after `delayMs` at the soonest. */
async function idleMoment(delayMs: number): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleTimeoutMs }));
}

/**
 * Prefetches days and the form's chunk one by one once `place` is visible and the page idle, and the day
 * under a pointer at once. Does nothing where the visitor saves data.
 * @param dates ISO dates
 * @returns to be called with the day that a pointer is on, and without one when it leaves or lifts
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
        // The first day also brings the chunk that all days share.
        prefetch(dayPath(date));
        hasBegun.current = true;
        await formScript;
        await idleMoment(prefetchGapMs);
      }
    }

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      prefetchAll().catch(() => undefined);
    });
    observer.observe(place.current);
    leaving.signal.addEventListener('abort', () => observer.disconnect());
    return () => leaving.abort();
  }, [place, listed, prefetch]);

  useEffect(() => () => clearTimeout(hover.current), []);

  return (date?: string) => {
    clearTimeout(hover.current);
    if (!date || savesData() || document.readyState !== 'complete') return;
    hover.current = setTimeout(() => {
      bookingFormChunk.preload();
      prefetch(dayPath(date));
    }, hoverDelayMs);
  };
}
