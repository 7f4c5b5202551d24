'use client';

import { useSyncExternalStore } from 'react';
import { DateInWords } from './date-in-words';

const noopSubscribe = () => () => undefined;

function dateInUrl(): string {
  return /\/timeslots\/(\d{4}-\d\d-\d\d)$/.exec(window.location.pathname)?.[1] ?? '';
}

/** The date in the URL in words, for the one static page of all dates outside the season. */
export function DateFromUrl() {
  const date = useSyncExternalStore(noopSubscribe, dateInUrl, () => '');
  return <DateInWords date={date} />;
}
