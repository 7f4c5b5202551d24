'use client';

import actionStyles from '@/components/ui/action.module.css';
import { Notice } from '@/components/ui/notice';
import noticeStyles from '@/components/ui/notice.module.css';
import { PageLink } from '@/components/ui/page-link';
import { sentenceOf } from '@/lib/booking/booking-result';
import { formPath, type Topic } from '@/lib/request/form-values';
import { shortDate } from '@/lib/season/date-in-words';
import { Dismiss } from './dismiss';
import { dismissFailure, useOutcomes } from './outcome-store';
import styles from './outcome.module.css';

function formInWords(topic: Topic): string {
  return topic.kind === 'lesson' ? shortDate(topic.date) : 'your question';
}

/** Says on the home page which requests were not sent after the visitor had left their forms, with links to these. */
export function MissedFailures() {
  const { failures } = useOutcomes();
  if (failures.length === 0) return null;
  return (
    <section aria-label="Not sent" className={styles.failures}>
      {failures.map(({ topic, result }) => (
        <Notice key={formPath(topic)} tone="failure" sentence={sentenceOf(result)}>
          <div className={noticeStyles.actions}>
            <PageLink href={formPath(topic)} className={actionStyles.quiet}>
              Back to {formInWords(topic)}
            </PageLink>
            <Dismiss onDismiss={() => dismissFailure(topic)} />
          </div>
        </Notice>
      ))}
    </section>
  );
}
