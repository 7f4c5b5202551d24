'use client';

import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { useNow } from '@/components/ui/use-now';
import { dayPath } from '@/lib/paths';
import type { ClockTime } from '@/lib/season/clock-time';
import { hasBegun } from '@/lib/season/moment';
import styles from './neighboring-days.module.css';

/** On the page of a passed day, the link is hidden until the script knows that `date` has an open time to come. */
export function NextDayLink({
  date,
  lastTime,
  children,
}: {
  date: string;
  lastTime: ClockTime;
  children: ReactNode;
}) {
  const now = useNow();
  const isPossible = now !== undefined && date >= now.date && !hasBegun(date, lastTime, now);
  return (
    <PageLink href={dayPath(date)} {...(!isPossible && { className: styles.hiddenOnPassedDay })}>
      {children}
    </PageLink>
  );
}
