import { AskLink } from '@/components/ui/ask-link';
import { fullDaySentence, passedDaySentence } from '@/lib/booking/sentences';
import styles from './day-remark.module.css';

/** Says that a day has passed by the visitor's clock, or that all its times are taken. */
export function DayRemark({ isFull }: { isFull: boolean }) {
  return (
    <>
      <p className={`${styles.remark} day-passed`}>
        {passedDaySentence} <AskLink />
      </p>
      {isFull && (
        <p className={`${styles.remark} day-to-come`}>
          {fullDaySentence} <AskLink />
        </p>
      )}
    </>
  );
}
