import { dateInWords } from '@/lib/season/iso-date';
import styles from './date-in-words.module.css';

/** An ISO date in words; an empty one reserves the line. */
export function DateInWords({ date }: { date: string }) {
  return <p className={styles.date}>{date && dateInWords(date)}</p>;
}
