import actionStyles from '@/components/ui/action.module.css';
import { Notice } from '@/components/ui/notice';
import noticeStyles from '@/components/ui/notice.module.css';
import { postedFragments } from '@/lib/page/paths';
import {
  confirmTimeSentence,
  getBackSentence,
  notConfirmedSentence,
  sentSentence,
} from '@/lib/request/sentences';
import styles from './outcome.module.css';

/**
 * Confirms a request that was posted without a script. The home page contains both notices, and styles show the one that
 * the URL's fragment names. The browser focuses it, which reads it out.
 */
export function PostedNotices() {
  return (['lesson', 'question'] as const).map((kind) => (
    <section key={kind} id={postedFragments[kind]} tabIndex={-1} className={styles.posted}>
      <Notice tone="success" sentence={sentSentence({ kind })}>
        <p>
          {kind === 'lesson' && <strong className={styles.pending}>{notConfirmedSentence}</strong>}{' '}
          {kind === 'lesson' ? confirmTimeSentence : getBackSentence} If you left no email or phone
          number, I can’t reply.
        </p>
        <div className={noticeStyles.actions}>
          {/* The router would leave `:target` as it is. */}
          <a href="/" className={actionStyles.quiet}>
            Dismiss
          </a>
        </div>
      </Notice>
    </section>
  ));
}
