'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { dateInPath } from '@/lib/paths';
import { useToday } from './use-today';

/** Updates the marks of `lib/season/mark-passed.ts` after navigation and at midnight. */
export function UpdatePassedAttributes({ lastDay }: { lastDay: string }): null {
  const today = useToday();
  const day = dateInPath(usePathname()) ?? '';

  useLayoutEffect(() => {
    if (today === undefined) return;
    const root = document.documentElement;
    root.toggleAttribute('data-season-over', today > lastDay);
    root.toggleAttribute('data-day-passed', day !== '' && today > day);
  }, [today, day, lastDay]);
  return null;
}
