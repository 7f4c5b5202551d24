import { use, type ReactNode, type Ref } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import { Lane } from '@/components/ui/lane';
import { InputContext } from './form-context';
import styles from './submit-bar.module.css';

/**
 * The submit button, beside it a summary, and what is missing. CSS (`:has`) shows the hints and moves the swimmer, so
 * that both work without JavaScript.
 */
export function SubmitBar({
  ref,
  sending,
  reassurance,
  summary,
  hint,
}: {
  ref: Ref<HTMLButtonElement>;
  sending: boolean;
  /** Shown in the bar while the form is untouched and has no draft. */
  reassurance: string;
  summary?: ReactNode;
  hint?: ReactNode;
}) {
  const { isTouched, email } = use(InputContext);
  const lacksEnding = /@[^.]+$/.test(email);
  return (
    <div className={styles.bar}>
      <Lane className={`${styles.lane} ${sending ? styles.sending : ''}`} />
      <div className={styles.text}>
        {!isTouched && <p className={styles.reassurance}>{reassurance}</p>}
        {summary}
        <div id="missing" className={styles.missing}>
          <div className={isTouched ? undefined : styles.untouched}>
            {hint}
            <p className={styles.noContact}>Add an email or phone number so I can reply.</p>
            {lacksEnding && (
              <ChangingText as="p" text={email} className={styles.noEnding}>
                <bdi>{email}</bdi> has no ending such as .com.
              </ChangingText>
            )}
          </div>
        </div>
      </div>
      <button
        ref={ref}
        type="submit"
        aria-disabled={sending}
        aria-describedby="missing"
        // Enter in a field clicks this button too, before the browser checks the email.
        onClick={({ currentTarget }) => tidyEmail(currentTarget.form)}
        className={actionStyles.action}
      >
        <ChangingText>{sending ? 'Sending…' : 'Submit'}</ChangingText>
      </button>
    </div>
  );
}

export function NoTimeHint() {
  return <p className={styles.noTime}>No time chosen yet.</p>;
}

/**
 * Removes invisible characters, which are often pasted with an email, and for which a browser rejects it without a
 * reason.
 */
function tidyEmail(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.value = field.value.replace(/\p{Cf}/gu, '').trim();
}
