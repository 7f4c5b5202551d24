'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { useNow } from '@/components/ui/use-now';
import { markPassed } from '@/lib/page/mark-passed.mjs';
import { dateInPath } from '@/lib/page/paths';

/** Keeps the marks of the inline script current after navigation, at midnight, and if React renders the whole page again. */
export function PassedMarks(): null {
  const today = useNow()?.date;
  const day = dateInPath(usePathname());

  useLayoutEffect(() => {
    if (today !== undefined) markPassed(today, day);
  }, [today, day]);
  return null;
}
