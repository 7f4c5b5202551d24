import noticeStyles from '@/components/alert/notice.module.css';
import actionStyles from './action.module.css';

export function RetryNotice({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className={noticeStyles.failure}>
      <p role="alert" className={noticeStyles.sentence}>
        {sentence}
      </p>
      <button type="button" className={actionStyles.quiet} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
