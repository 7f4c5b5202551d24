import { dateInWords } from '@/lib/season/date-in-words';
import styles from './date-in-words.module.css';

export function DateInWords({ date }: { date: string }) {
  const [weekday, ...rest] = dateInWords(date).split(' ');
  return (
    <span className={styles.date}>
      {weekday} <span className={styles.dayAndYear}>{rest.join(' ')}</span>
    </span>
  );
}
