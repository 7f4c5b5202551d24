'use client';

import { useSyncExternalStore } from 'react';
import { DateInWords } from './date-in-words';

const noopSubscribe = () => () => undefined;

function dateInUrl(): string {
  return /\/timeslots\/(\d{4}-\d\d-\d\d)$/.exec(window.location.pathname)?.[1] ?? '';
}

/** The day that the address names, in words, on the one static page that every such address is given. */
export function DateFromUrl() {
  const date = useSyncExternalStore(noopSubscribe, dateInUrl, () => '');
  return <DateInWords date={date} />;
}
