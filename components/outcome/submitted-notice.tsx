import { DeleteSentDraft } from '@/components/booking/delete-sent-draft';
import actionStyles from '@/components/ui/action.module.css';
import { Notice } from '@/components/ui/notice';
import noticeStyles from '@/components/ui/notice.module.css';
import { PageLink } from '@/components/ui/page-link';
import type { Topic } from '@/lib/request/form-values';
import {
  getBackSentence,
  confirmTimeSentence,
  requestSentence,
  sentSentence,
} from '@/lib/request/sentences';
import styles from './outcome.module.css';

/** Confirms a request that was posted without a script. */
export function SubmittedNotice({ kind }: Pick<Topic, 'kind'>) {
  return (
    <div className={styles.receipts}>
      <Notice tone="success" sentence={sentSentence({ kind })}>
        <p>
          {kind === 'lesson' ? `${requestSentence} ${confirmTimeSentence}` : getBackSentence} If you
          left no email or phone number, I can’t reply.
        </p>
        <div className={noticeStyles.actions}>
          <PageLink href="/" className={actionStyles.quiet}>
            Dismiss
          </PageLink>
        </div>
      </Notice>
      <DeleteSentDraft />
    </div>
  );
}
