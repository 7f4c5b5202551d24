import noticeStyles from '@/components/alert/notice.module.css';
import actionStyles from './action.module.css';

/** `isMinor` where the page works all the same. */
export function RetryNotice({
  sentence,
  isMinor = false,
  onRetry,
}: {
  sentence: string;
  isMinor?: boolean;
  onRetry: () => void;
}) {
  return (
    <div className={isMinor ? noticeStyles.notice : noticeStyles.failure}>
      <p role="alert" className={noticeStyles.sentence}>
        {sentence}
      </p>
      <button type="button" className={actionStyles.quiet} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
