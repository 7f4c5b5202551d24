import { Notice } from '@/components/alert/notice';
import noticeStyles from '@/components/alert/notice.module.css';
import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';
import {
  getBackSentence,
  messageSentSentence,
  confirmTimeSentence,
  requestSentence,
  submittedSentence,
} from '@/lib/booking/sentences';
import styles from './receipt.module.css';
import { DeleteSentDraft } from './delete-sent-draft';

export function SubmittedNotice({ kind }: { kind: 'request' | 'question' }) {
  const isRequest = kind === 'request';
  return (
    <div className={styles.container}>
      <Notice tone="success" sentence={isRequest ? submittedSentence : messageSentSentence}>
        <p>
          {isRequest ? `${requestSentence} ${confirmTimeSentence}` : getBackSentence} If you left no
          email or phone number, I can’t reply.
        </p>
        <DeleteSentDraft />
        <div className={noticeStyles.actions}>
          <PageLink href="/" className={actionStyles.quiet}>
            Dismiss
          </PageLink>
        </div>
      </Notice>
    </div>
  );
}
