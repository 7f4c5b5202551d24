import actionStyles from '@/components/ui/action.module.css';
import { preparedReplies } from '@/lib/answer/replies';
import type { Booking } from '@/lib/request/booking';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function Replies({ request }: { request: Booking }) {
  const replies = preparedReplies(request, new URL('/#calendar', window.location.href).href);
  if (!request.email && !request.phone) return null;
  return (
    <AnswerSection title="Reply">
      {replies.map(({ label, text, mailtoUrl, smsUrl }) => (
        <details key={label} name="reply">
          <summary>{label}</summary>
          <p className={styles.text}>{text}</p>
          <div className={actionStyles.actions}>
            {mailtoUrl && (
              <a href={mailtoUrl} className={actionStyles.action}>
                Reply by email
              </a>
            )}
            {smsUrl && (
              <a href={smsUrl} className={mailtoUrl ? actionStyles.quiet : actionStyles.action}>
                Reply by text message
              </a>
            )}
          </div>
        </details>
      ))}
    </AnswerSection>
  );
}
