import { dateInWords } from '@/lib/season/iso-date';
import styles from './date-in-words.module.css';

/**
 * A date in words.
 * @param props.date ISO date; empty reserves the line
 */
export function DateInWords({ date }: { date: string }) {
  return <p className={styles.date}>{date && dateInWords(date)}</p>;
}
