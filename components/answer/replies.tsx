import actionStyles from '@/components/ui/action.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { UnbrokenDates } from '@/components/ui/unbroken-dates';
import { numbersToDial } from '@/lib/answer/phone-number';
import { preparedReplies, type ReplyMessage } from '@/lib/answer/replies';
import type { AnsweredRequest } from '@/lib/request/answered-request';
import type { LinkedRequest } from '@/lib/request/booking';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function Replies({
  request,
  answered,
}: {
  request: LinkedRequest;
  answered: AnsweredRequest;
}) {
  const replies = preparedReplies(request, answered, window.location.origin);
  return (
    <AnswerSection title="Reply">
      {replies.map(({ label, message }) => (
        <details key={label} className={styles.choice}>
          <summary>{label}</summary>
          {/* A translated page needs new elements for another text. */}
          <div key={message?.text} className={styles.reply}>
            {message ? (
              <Message {...message} />
            ) : (
              <p>Nothing is ticked, so there is nothing to confirm.</p>
            )}
          </div>
        </details>
      ))}
      {(request.email || request.phone) && <Contact request={request} />}
    </AnswerSection>
  );
}

function Message({ text, hasBlanks, mailtoUrl, smsLinks }: ReplyMessage) {
  return (
    <>
      <p className={styles.text}>
        <UnbrokenDates>{text}</UnbrokenDates>
      </p>
      {hasBlanks && <p>Fill in each ___ before you send it.</p>}
      <div className={actionStyles.actions}>
        {mailtoUrl && (
          <a href={mailtoUrl} className={actionStyles.action}>
            Reply by email
          </a>
        )}
        {smsLinks.map(({ to, url }) => (
          <a key={url} href={url} className={mailtoUrl ? actionStyles.quiet : actionStyles.action}>
            Reply by text message{smsLinks.length > 1 && ` to ${to}`}
          </a>
        ))}
        <CopyButton text={() => text} copied="Copied. You can paste it into a message.">
          Copy the reply
        </CopyButton>
      </div>
    </>
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
