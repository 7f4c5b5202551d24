import { Notice } from '@/components/alert/notice';
import { SentDraftForgetter } from '@/components/booking/draft';
import actionStyles from '@/components/ui/action.module.css';
import { dismissedReceipt } from '@/lib/booking/receipt-cookie.mjs';
import { replySentence, requestSentence, submittedSentence } from '@/lib/booking/sentences';
import styles from './receipt.module.css';

/**
 * Tells a visitor whose browser sent the form by itself that the request is on its way. It is part of
 * a static page, so it says what is true of every request.
 */
export function SubmittedNotice() {
  return (
    <div className={styles.place}>
      <Notice tone="success" sentence={submittedSentence}>
        <p>
          {requestSentence} {replySentence} If you left no email or phone number, I can’t reply.
        </p>
        <SentDraftForgetter />
        <div className={styles.ways}>
          {/* A page of its own, not one that is changed to in place: it takes the cookie back. */}
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
