import type { ReactNode } from 'react';
import { AskLink } from '@/components/page/ask-link';
import { askAnywaySentence } from '@/lib/request/sentences';
import styles from './day-notice.module.css';
import { OpenDays } from './open-days';

/**
 * Why there is nothing to choose here, in one sentence, the next open days after an ISO date, and a way to ask.
 * @param children the sentence
 * @param actions other ways
 */
export function DayNotice({
  after,
  className,
  children,
  actions,
}: {
  after?: string;
  className?: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${className ?? ''}`}>
      <p className={styles.sentence}>{children}</p>
      <OpenDays after={after} />
      <div className={styles.actions}>
        {actions}
        <AskLink className={styles.ask} />
      </div>
    </div>
  );
}

/** Above the form of a day that has passed. */
export function AskAnyway() {
  return <p className={`${styles.anyway} day-passed not-on-paper`}>{askAnywaySentence}</p>;
}
