import { useSyncExternalStore } from 'react';

/** Swedish writes dates as ISO 8601 does. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

/** The page may have been left open over midnight. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Today's ISO date on the visitor's clock; `undefined` while the static HTML is hydrated. */
export function useToday(): string | undefined {
  return useSyncExternalStore(onReturn, today, () => undefined);
}
