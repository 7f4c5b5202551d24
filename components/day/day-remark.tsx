import { AskLink } from '@/components/page/ask-link';
import { noOpenTimesSentence, passedDaySentence } from '@/lib/request/sentences';
import styles from './day-remark.module.css';

/** @param openCount the number of open slots; `null` on a day without slots, whose page has the link elsewhere */
export function DayRemark({ openCount }: { openCount: number | null }) {
  return (
    <>
      <p className={`${styles.remark} day-passed`}>
        {passedDaySentence} {openCount !== null && <AskLink />}
      </p>
      {openCount === 0 && (
        <p className={`${styles.remark} day-to-come`}>
          {noOpenTimesSentence} <AskLink />
        </p>
      )}
    </>
  );
}
