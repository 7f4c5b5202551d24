import { Notice } from '@/components/alert/notice';
import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';
import { replySentence, requestSentence, submittedSentence } from '@/lib/booking/sentences';
import styles from './receipt.module.css';
import { SentDraft } from './sent-draft';

/** Confirms a request that was sent without a script, on a static page. */
export function SubmittedNotice() {
  return (
    <div className={styles.place}>
      <Notice tone="success" sentence={submittedSentence}>
        <p>
          {requestSentence} {replySentence} If you left no email or phone number, I can’t reply.
        </p>
        <SentDraft />
        <div className={styles.ways}>
          <PageLink href="/" className={actionStyles.quiet}>
            Dismiss
          </PageLink>
        </div>
      </Notice>
    </div>
  );
}
