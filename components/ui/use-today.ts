import { useSyncExternalStore } from 'react';

function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
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
