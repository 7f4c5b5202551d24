import actionStyles from '@/components/ui/action.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { numbersToDial } from '@/lib/answer/phone-number';
import { preparedReplies } from '@/lib/answer/replies';
import type { LinkedRequest } from '@/lib/request/booking';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function Replies({ request }: { request: LinkedRequest }) {
  const replies = preparedReplies(request, new URL('/#calendar', window.location.href).href);
  return (
    <AnswerSection title="Reply">
      {replies.map(({ label, text, mailtoUrl, smsLinks }) => (
        <details key={label} name="reply">
          <summary>{label}</summary>
          <p className={styles.text}>{text}</p>
          <div className={actionStyles.actions}>
            {mailtoUrl && (
              <a href={mailtoUrl} className={actionStyles.action}>
                Reply by email
              </a>
            )}
            {smsLinks.map(({ to, url }) => (
              <a
                key={url}
                href={url}
                className={mailtoUrl ? actionStyles.quiet : actionStyles.action}
              >
                Reply by text message{smsLinks.length > 1 && ` to ${to}`}
              </a>
            ))}
            <CopyButton text={() => text} copied="Copied. You can paste it into a message.">
              Copy the reply
            </CopyButton>
          </div>
        </details>
      ))}
      {(request.email || request.phone) && <Contact request={request} />}
    </AnswerSection>
  );
}

function Contact({ request: { email, phone } }: { request: LinkedRequest }) {
  const numbers = numbersToDial(phone);
  return (
    <ul className={actionStyles.actions}>
      {email && (
        <li>
          <a
            href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
            dir="auto"
            className={actionStyles.quiet}
          >
            {email}
          </a>
        </li>
      )}
      {numbers.map(({ text, number }) => (
        <li key={number}>
          <a href={`tel:${number}`} dir="auto" className={actionStyles.quiet}>
            {text}
          </a>
        </li>
      ))}
      {phone && numbers.length === 0 && <li dir="auto">{phone}</li>}
    </ul>
  );
}
