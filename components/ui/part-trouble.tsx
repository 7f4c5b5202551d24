import noticeStyles from '@/components/alert/notice.module.css';
import actionStyles from './action.module.css';

/** A part of the page that did not load: what the visitor is told, and another try. */
export function PartTrouble({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
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
