import { Notice } from '@/components/alert/notice';
import { SentDraftForgetter } from '@/components/booking/draft-sweeper';
import actionStyles from '@/components/ui/action.module.css';
import { dismissedReceipt } from '@/lib/booking/receipt-cookie.mjs';
import { replySentence, requestSentence, submittedSentence } from '@/lib/booking/sentences';
import styles from './receipt.module.css';

/** Confirms a request that was sent without a script, on a static page. */
export function SubmittedNotice() {
  return (
    <div className={styles.place}>
      <Notice tone="success" sentence={submittedSentence}>
        <p>
          {requestSentence} {replySentence} If you left no email or phone number, I can’t reply.
        </p>
        <SentDraftForgetter />
        <div className={styles.ways}>
          {/* A full page load, which clears the cookie. */}
          <a
            href={`/?${dismissedReceipt.key}=${dismissedReceipt.value}`}
            className={actionStyles.quiet}
          >
            Dismiss
          </a>
        </div>
      </Notice>
    </div>
  );
}
