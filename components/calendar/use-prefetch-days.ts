import { useRouter } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { loadBookingForm } from '@/components/booking/booking-form-chunk';

/** One day after another, so that a day under a pointer waits for one at most. */
const prefetchEveryMs = 100;

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData, where there is one. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** A page that draws nothing may never be told that it is idle. */
const idleTimeoutMs = 1_000;

/** Runs a task when the page is idle, or soon in Safari, which cannot tell. @returns how to call it off */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Prefetches days and the form's chunk once `place` is on screen and the page idle, and a day under the
 * mouse at once. Nothing is prefetched for visitors who save data.
 *
 * @param dates ISO dates
 * @returns `prefetchDay` for the day that the mouse is on, `stopPrefetching` for when a day is opened
 */
export function usePrefetchDays(place: RefObject<HTMLElement | null>, dates: readonly string[]) {
  const { prefetch } = useRouter();
  const stopCurrent = useRef(() => {});
  const listed = dates.join();

  useEffect(() => {
    const canTell = 'IntersectionObserver' in window;
    if (!canTell || !place.current || !listed || savesData()) return;
    const rest = listed.split(',');
    let timer: ReturnType<typeof setInterval> | undefined;
    let callOff = () => {};
    const stop = () => {
      observer.disconnect();
      callOff();
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
      callOff = whenIdle(begin);
    });
    observer.observe(place.current);
    stopCurrent.current = stop;
    return stop;
  }, [place, listed, prefetch]);

  return {
    prefetchDay(date: string) {
      if (!savesData()) prefetch(`/timeslots/${date}`);
    },
    stopPrefetching: () => stopCurrent.current(),
  };
}
