import { dateInWords } from '@/lib/season/iso-date';
import styles from './date-in-words.module.css';

/**
 * The day as a parent says it, under the title that says it as `YYYY-MM-DD`.
 *
 * @param props.date ISO date; empty where it is not known yet, but is to have its line
 */
export function DateInWords({ date }: { date: string }) {
  return <p className={styles.date}>{date && dateInWords(date)}</p>;
}
