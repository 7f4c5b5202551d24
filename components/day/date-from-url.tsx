'use client';

import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { DateInWords } from './date-in-words';

/** The date in the URL in words, for the one static page of all dates outside the season. */
export function DateFromUrl() {
  const isHydrating = useIsHydrating();
  const path = isHydrating ? '' : window.location.pathname;
  return <DateInWords date={/\/timeslots\/(\d{4}-\d\d-\d\d)$/.exec(path)?.[1] ?? ''} />;
}
