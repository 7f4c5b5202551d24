'use client';

import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { DateInWords } from './date-in-words';

/** The date in the page's URL, because one static page serves every date outside the season. */
export function DateFromUrl() {
  const path = useIsHydrating() ? '' : window.location.pathname;
  const [, date = ''] = /\/timeslots\/(\d{4}-\d\d-\d\d)$/.exec(path) ?? [];
  return <DateInWords date={date} />;
}
