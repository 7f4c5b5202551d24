import { AskLink } from '@/components/ui/ask-link';
import { fullDaySentence, passedDaySentence } from '@/lib/booking/sentences';
import styles from './day-remark.module.css';

/**
 * Says that a day has passed by the visitor's clock, or that all its times are taken; `open` is their
 * number, and `null` where there are none, since the page then has its own way to ask.
 */
export function DayRemark({ open }: { open: number | null }) {
  return (
    <>
      <p className={`${styles.remark} day-passed`}>
        {passedDaySentence} {open !== null && <AskLink />}
      </p>
      {open === 0 && (
        <p className={`${styles.remark} day-to-come`}>
          {fullDaySentence} <AskLink />
        </p>
      )}
    </>
  );
}
