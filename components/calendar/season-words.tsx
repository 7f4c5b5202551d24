'use client';

import { useSyncExternalStore } from 'react';
import styles from './calendar-section.module.css';

const never = () => () => undefined;

/** Today's ISO date on the visitor's own clock. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * What is said above the calendar: `introduction`, and once `lastDay` (ISO date) has passed,
 * `overNote`. The page is older than the visit, so only their browser can tell. Both are laid out in
 * one place, so that nothing moves when one gives way to the other.
 */
export function SeasonWords({
  lastDay,
  introduction,
  overNote,
}: {
  lastDay: string;
  introduction: string;
  overNote: string;
}) {
  const isOver = useSyncExternalStore(
    never,
    () => today() > lastDay,
    () => false,
  );
  return (
    <div className={styles.seasonWords}>
      <p className={isOver ? styles.unseen : undefined}>{introduction}</p>
      <p className={isOver ? undefined : styles.unseen}>{overNote}</p>
    </div>
  );
}
