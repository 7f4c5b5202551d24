'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { useNow } from '@/components/ui/use-now';
import { dateInPath } from '@/lib/paths';

/** Keeps the marks of `lib/season/mark-passed.ts` current after navigation and at midnight. */
export function PassedMarks({ lastDay }: { lastDay: string }): null {
  const today = useNow()?.date;
  const day = dateInPath(usePathname()) ?? '';

  useLayoutEffect(() => {
    if (today === undefined) return;
    const root = document.documentElement;
    // If React renders the whole page again, the attributes of the inline script are lost.
    root.toggleAttribute('data-has-script', true);
    root.toggleAttribute('data-season-over', today > lastDay);
    root.toggleAttribute('data-day-passed', day !== '' && today > day);
  }, [today, day, lastDay]);
  return null;
}
