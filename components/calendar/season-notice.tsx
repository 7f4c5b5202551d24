'use client';

import { useToday } from '@/components/ui/use-today';
import styles from './calendar.module.css';

/** `note` is shown once the season's last day (ISO date) has passed. */
export function SeasonNotice({ lastDay, note }: { lastDay: string; note: string }) {
  const today = useToday();
  const isOver = today !== undefined && today > lastDay;
  return <p className={isOver ? undefined : styles.unseen}>{note}</p>;
}
