'use client';

import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { DateInWords } from './date-in-words';

export function DateFromUrl() {
  const isHydrating = useIsHydrating();
  const path = isHydrating ? '' : window.location.pathname;
  return <DateInWords date={/\/timeslots\/(\d{4}-\d\d-\d\d)$/.exec(path)?.[1] ?? ''} />;
}
