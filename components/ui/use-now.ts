import { useSyncExternalStore } from 'react';

/** The visitor's date and time, such as `2025-07-21T17:10`. */
export function localNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const checkEveryMs = 60_000;

/** Checks every minute, because a timer until midnight would be late after the device slept. */
function onNewMinute(listener: () => void): () => void {
  const timer = setInterval(listener, checkEveryMs);
  return () => clearInterval(timer);
}

/** `localNow`, updated every minute; `undefined` during hydration. */
export function useNow(): string | undefined {
  return useSyncExternalStore(onNewMinute, localNow, () => undefined);
}

/** The visitor's ISO date; `undefined` during hydration. */
export function useToday(): string | undefined {
  return useNow()?.slice(0, 10);
}
