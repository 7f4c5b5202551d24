import { dateInWords } from '@/lib/season/iso-date';
import styles from './date-in-words.module.css';

/** The day as a parent says it, under the title that says it as `YYYY-MM-DD`. */
export function DateInWords({ date }: { date: string }) {
  return <p className={styles.date}>{dateInWords(date)}</p>;
}
