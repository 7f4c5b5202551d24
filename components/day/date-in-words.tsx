import { dateInWords } from '@/lib/season/date-in-words';
import styles from './date-in-words.module.css';

/** An empty `date` reserves the space until the date is known. */
export function DateInWords({ date }: { date: string }) {
  const [weekday, ...rest] = (date && dateInWords(date)).split(' ');
  return (
    <p className={styles.date}>
      {weekday} <span className={styles.dayAndYear}>{rest.join(' ')}</span>
    </p>
  );
}
