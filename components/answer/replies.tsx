import actionStyles from '@/components/ui/action.module.css';
import { preparedReplies } from '@/lib/answer/replies';
import type { AnsweredRequest } from '@/lib/booking/receipt';
import styles from './answer.module.css';
import { Part } from './part';

/** The prepared replies; the instructor's own mail or message program sends them. */
export function Replies({ request }: { request: AnsweredRequest }) {
  const replies = preparedReplies(request, new URL('/#calendar', window.location.href).href);
  if (!request.email && !request.phone) return null;
  return (
    <Part title="Reply">
      {replies.map(({ label, text, email, textMessage }) => (
        <details key={label} name="reply" className={styles.reply}>
          <summary>{label}</summary>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>
            {email && (
              <a href={email} className={actionStyles.action}>
                Reply by email
              </a>
            )}
            {textMessage && (
              <a href={textMessage} className={email ? actionStyles.quiet : actionStyles.action}>
                Reply by text message
              </a>
            )}
          </div>
        </details>
      ))}
    </Part>
  );
}
