import { ChangingText } from '@/components/ui/changing-text';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './date-in-words.module.css';

/** A large title. On a phone, its first word has a line of its own, so that all titles have the same height. */
export function DisplayTitle({ text }: { text: string }) {
  const [first, ...rest] = text.split(' ');
  return (
    <ChangingText text={text} className={styles.poster}>
      {first} <span className={styles.rest}>{rest.join(' ')}</span>
    </ChangingText>
  );
}

export function DateInWords({ date }: { date: string }) {
  return <DisplayTitle text={dateInWords(date)} />;
}
