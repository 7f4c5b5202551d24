'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps the page and the URL together at history entries that the browser made, for a fragment in the address bar or a
 * link that was pressed before the script ran. Such an entry has no state, and Next ignores it on Back. If the entry is
 * for the current page, it gets Next's state. Otherwise, the page is loaded.
 */
export function FollowBrowserEntries(): null {
  const shownPath = usePathname();

  const follow = useEffectEvent(({ state }: PopStateEvent) => {
    if (state !== null) return;
    const { pathname, href } = window.location;
    if (pathname === shownPath) window.history.replaceState(null, '', href);
    else window.location.reload();
  });

  useEffect(() => {
    const handlePopState = (event: PopStateEvent) => follow(event);
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);
  return null;
}
