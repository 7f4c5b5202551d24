import { useSyncExternalStore } from 'react';

function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Calls `listener` at midnight, and when the page becomes visible, because a sleeping device stops timers. */
function onNewDay(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function waitForMidnight() {
    const midnight = new Date().setHours(24, 0, 0, 0);
    timer = setTimeout(() => {
      listener();
      waitForMidnight();
    }, midnight - Date.now());
  }

  waitForMidnight();
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today's ISO date by the visitor's clock; `undefined` during hydration. */
export function useToday(): string | undefined {
  return useSyncExternalStore(onNewDay, today, () => undefined);
}
