'use client';

import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { useToday } from '@/components/ui/use-today';
import { dayPath } from '@/lib/paths';
import styles from './neighboring-days.module.css';

/** On the page of a day that has passed, appears once the script knows that `date` (ISO) has not. */
export function NextDayLink({ date, children }: { date: string; children: ReactNode }) {
  const today = useToday();
  const isPossible = today !== undefined && date >= today;
  return (
    <PageLink href={dayPath(date)} {...(!isPossible && { className: styles.hiddenOnPassedDay })}>
      {children}
    </PageLink>
  );
}
