import { useRouter } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { loadBookingForm } from '@/components/booking/booking-form-chunk';
import { dayPath } from '@/lib/paths';

/** Prefetches are staggered, so that a hovered day goes next. */
const prefetchEveryMs = 100;

/** A day takes 2 KB, so these take 80 KB. */
const mostPrefetches = 40;

/** @see https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function isSaveDataOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** Without a timeout, an idle callback may never run on a page that paints nothing new. */
const idleTimeoutMs = 1_000;

/** Runs a task when the page is idle. Safari lacks idle callbacks, so a timer replaces them. @returns a cancel function */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Opens the page of a day. Prefetches pages of `dates` (ISO dates) and the form's chunk once `target` is on screen: the
 * first page at once, the others when the page is idle.
 */
export function useDayPages(target: RefObject<HTMLElement | null>, dates: readonly string[]) {
  const { prefetch, push } = useRouter();
  const queue = useRef<readonly string[]>([]);
  const listed = dates.join();

  useEffect(() => {
    if (!target.current || !listed || isSaveDataOn()) return;
    queue.current = listed.split(',').slice(0, mostPrefetches);
    let timer: ReturnType<typeof setInterval> | undefined;
    let cancelIdle = () => {};

    function prefetchFirst() {
      const [date, ...rest] = queue.current;
      queue.current = rest;
      if (date === undefined) clearInterval(timer);
      else prefetch(dayPath(date));
    }

    function begin() {
      loadBookingForm().catch(() => undefined);
      timer = setInterval(prefetchFirst, prefetchEveryMs);
    }

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // The first page brings the chunks that a tap on any day needs.
      prefetchFirst();
      cancelIdle = whenIdle(begin);
    });
    observer.observe(target.current);
    return () => {
      observer.disconnect();
      cancelIdle();
      clearInterval(timer);
    };
  }, [target, listed, prefetch]);

  function openDay(date: string): void {
    // Leaves all bandwidth to the opened day.
    queue.current = [];
    // The form reports a failure itself.
    loadBookingForm().catch(() => undefined);
    // Back then focuses the day.
    window.history.replaceState(null, '', `#${date}`);
    push(dayPath(date));
  }

  function prioritizeDay(date: string): void {
    const others = queue.current.filter((other) => other !== date);
    if (others.length < queue.current.length) queue.current = [date, ...others];
  }

  return { openDay, prioritizeDay };
}
