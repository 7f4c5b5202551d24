'use client';

import { useToday } from '@/components/ui/use-today';
import styles from './passed-day.module.css';

export function PassedDay({ date }: { date: string }) {
  const today = useToday();
  const hasPassed = today !== undefined && today > date;
  return <p className={styles.passed}>{hasPassed && 'This day has passed.'}</p>;
}
