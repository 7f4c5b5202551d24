import { dateInWords } from '@/lib/season/date-in-words';
import styles from './date-in-words.module.css';

/** An ISO date as a parent says it; empty where it is not known yet, but is to have its room. */
export function DateInWords({ date }: { date: string }) {
  const [weekday, ...rest] = (date && dateInWords(date)).split(' ');
  return (
    <p className={styles.date}>
      {weekday} <span className={styles.dayAndYear}>{rest.join(' ')}</span>
    </p>
  );
}
