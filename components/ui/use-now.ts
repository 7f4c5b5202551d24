import { useSyncExternalStore } from 'react';
import { localNow } from '@/lib/page/local-now.mjs';
import type { Moment } from '@/lib/season/clock-time';

const checkEveryMs = 60_000;

/** Checks every minute, because a timer until midnight would be late after the device slept, and on waking. */
function onNewMinute(listener: () => void): () => void {
  const timer = setInterval(listener, checkEveryMs);
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}

let latest: Moment | undefined;

/** The same object for the whole minute, because React renders again for another one. */
function currentMinute(): Moment {
  const now = localNow();
  if (latest?.date === now.date && latest.minutes === now.minutes) return latest;
  latest = now;
  return now;
}

/** The visitor's date and time, updated every minute; `undefined` during hydration. */
export function useNow(): Moment | undefined {
  return useSyncExternalStore(onNewMinute, currentMinute, () => undefined);
}
