import { useRouter } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { loadBookingForm } from '@/components/booking/booking-form-chunk';

/** Prefetches are staggered, so that a hovered day waits for at most one. */
const prefetchEveryMs = 100;

/** @see https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function isSaveDataOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** Without a timeout, an idle callback may never run on a page that draws nothing. */
const idleTimeoutMs = 1_000;

/** Runs a task when the page is idle. Safari lacks idle callbacks and uses a timer. @returns a cancel function */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Prefetches days (ISO dates) and the form's chunk once `target` is on screen and the page is idle. Save-Data
 * disables it.
 * @returns `prefetchDay` for the day under the mouse, and `stopPrefetching`
 */
export function usePrefetchDays(target: RefObject<HTMLElement | null>, dates: readonly string[]) {
  const { prefetch } = useRouter();
  const stopCurrent = useRef(() => {});
  const listed = dates.join();

  useEffect(() => {
    if (!target.current || !listed || isSaveDataOn()) return;
    const rest = listed.split(',');
    let timer: ReturnType<typeof setInterval> | undefined;
    let cancelIdle = () => {};
    const stop = () => {
      observer.disconnect();
      cancelIdle();
      clearInterval(timer);
    };

    function prefetchNext() {
      const date = rest.shift();
      if (date === undefined) clearInterval(timer);
      else prefetch(`/timeslots/${date}`);
    }

    function begin() {
      loadBookingForm().catch(() => undefined);
      prefetchNext();
      timer = setInterval(prefetchNext, prefetchEveryMs);
    }

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancelIdle = whenIdle(begin);
    });
    observer.observe(target.current);
    stopCurrent.current = stop;
    return stop;
  }, [target, listed, prefetch]);

  return {
    prefetchDay(date: string) {
      if (!isSaveDataOn()) prefetch(`/timeslots/${date}`);
    },
    stopPrefetching: () => stopCurrent.current(),
  };
}
