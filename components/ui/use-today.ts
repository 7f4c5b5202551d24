import { useSyncExternalStore } from 'react';

/** Today's ISO date on the visitor's own clock. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** A page that was left open over midnight is looked at again. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Today's ISO date on the visitor's clock, and `undefined` on the server and while its HTML is taken
 * over: a static page is older than the visit.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(onReturn, today, () => undefined);
}
