import { dateInWords } from '@/lib/season/iso-date';
import styles from './date-in-words.module.css';

/**
 * The day as a parent says it, under the title that says it as `YYYY-MM-DD`.
 *
 * @param props.date ISO date; empty where it is not known yet, but is to have its room
 */
export function DateInWords({ date }: { date: string }) {
  const [weekday, ...rest] = (date && dateInWords(date)).split(' ');
  return (
    <p className={styles.date}>
      {weekday} <span className={styles.dayAndYear}>{rest.join(' ')}</span>
    </p>
  );
}
