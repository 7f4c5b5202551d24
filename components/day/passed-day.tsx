'use client';

import { useToday } from '@/components/ui/use-today';
import styles from './passed-day.module.css';

/** Says that a day (ISO date) has passed by the visitor's clock. */
export function PassedDay({ date }: { date: string }) {
  const today = useToday();
  const hasPassed = today !== undefined && today > date;
  return <p className={styles.passed}>{hasPassed && 'This day has passed.'}</p>;
}
