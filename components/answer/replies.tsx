import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import { CopyButton } from '@/components/ui/copy-button';
import { preparedReplies, type ReplyMessage } from '@/lib/answer/replies';
import type { LinkedRequest } from '@/lib/request/answer-link';
import type { AnsweredRequest } from '@/lib/request/answered-request';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function Replies({ answered }: { answered: LinkedRequest & AnsweredRequest }) {
  const replies = preparedReplies(answered, window.location.origin);
  return (
    <AnswerSection title="Reply">
      {replies.map(({ label, message }) => (
        <details key={label} className={styles.choice}>
          <summary>{label}</summary>
          <ChangingText as="div" text={message?.text ?? ''} className={styles.reply}>
            {message ? (
              <Message {...message} />
            ) : (
              <p>Nothing is checked, so there is nothing to confirm.</p>
            )}
          </ChangingText>
        </details>
      ))}
    </AnswerSection>
  );
}

function Message({ text, hasBlanks, emailUrl, smsUrl }: ReplyMessage) {
  return (
    <>
      <p className={styles.text}>
        {text.split(/(https?:\S+)/).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className={styles.address}>
              {part}
            </span>
          ),
        )}
      </p>
      {hasBlanks && <p>Fill in each ___ before you send it.</p>}
      <div className={actionStyles.actions}>
        {emailUrl && (
          <a href={emailUrl} className={actionStyles.action}>
            Reply by email
          </a>
        )}
        {smsUrl && (
          <a href={smsUrl} className={emailUrl ? actionStyles.quiet : actionStyles.action}>
            Reply by text message
          </a>
        )}
        <CopyButton text={() => text} copied="Copied. You can paste it into a message.">
          Copy the reply
        </CopyButton>
      </div>
    </>
  );
}
