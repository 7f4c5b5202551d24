import type { RefObject } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { RequestSummary } from './request-summary';
import styles from './submit-bar.module.css';

/**
 * Submit, always within reach, and beside it what would be sent and what is still missing, which
 * keeps nobody from sending. What is missing is shown and hidden by the style sheet (`:has`), so it
 * is right without a script too.
 */
export function SubmitBar({
  form,
  sending,
}: {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
}) {
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <RequestSummary form={form} />
        <div id="missing" className={styles.missing}>
          <p className={styles.noTime}>No time chosen yet.</p>
          <p className={styles.noContact}>
            No e-mail or phone yet, so there is no way to answer you.
          </p>
        </div>
      </div>
      <button
        type="submit"
        aria-disabled={sending}
        aria-describedby="missing"
        className={actionStyles.action}
      >
        {sending ? 'Sending…' : 'Submit'}
      </button>
    </div>
  );
}
