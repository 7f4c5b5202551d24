import { useSyncExternalStore } from 'react';

function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const checkEveryMs = 60_000;

/** Checks every minute, because a timer until midnight would be late after the device slept. */
function onNewDay(listener: () => void): () => void {
  const timer = setInterval(listener, checkEveryMs);
  return () => clearInterval(timer);
}

/** Today's ISO date by the visitor's clock; `undefined` during hydration. */
export function useToday(): string | undefined {
  return useSyncExternalStore(onNewDay, today, () => undefined);
}
