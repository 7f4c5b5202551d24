import { useRef, type ComponentProps, type ReactNode } from 'react';
import { FailureNotice } from '@/components/outcome/failure-notice';
import { honeypotField, type Topic } from '@/lib/request/form-values';
import { ownKey } from './stored-draft';
import { DraftForm } from './draft-form';
import { FormContext } from './form-context';
import styles from './request-form.module.css';
import { SubmitBar } from './submit-bar';
import { useSend } from './use-send';

/** The form of a day or of a question: sending, its outcome and the draft. It also works without a script. */
export function RequestForm({
  topic,
  label,
  noun,
  bar,
  children,
}: {
  topic: Topic;
  label: string;
  noun: 'request' | 'message';
  bar: Omit<ComponentProps<typeof SubmitBar>, 'ref' | 'sending'>;
  children: ReactNode;
}) {
  const submit = useRef<HTMLButtonElement>(null);
  const sender = useSend(topic);
  const { postedResult, result, sending, refusedTimes } = sender;
  const problems = result.status === 'invalid' ? result.problems : [];

  function dismissNotice() {
    // Dismissing removes the button that has the focus.
    submit.current?.focus();
    sender.dismiss();
  }

  return (
    <FormContext value={{ topic, values: postedResult.values, problems, refusedTimes }}>
      <DraftForm
        postedResult={postedResult}
        closedCount={refusedTimes.length}
        onDraftProblems={sender.showProblems}
        action={sender.postForm}
        onSubmit={sender.send}
        aria-label={label}
      >
        <input type="hidden" name="kind" value={topic.kind} />
        {topic.kind === 'lesson' && <input type="hidden" name="date" value={topic.date} />}
        <Honeypot />
        {/* A change while the form is being sent would not reach the email. */}
        <div className={styles.fields} data-draft={ownKey(topic)} inert={sending}>
          {children}
        </div>
        <FailureNotice result={result} noun={noun} onDismiss={dismissNotice} />
        <SubmitBar {...bar} ref={submit} sending={sending} />
        <div className={styles.next}>
          <p>
            Your {noun} comes to me by email, through an email service. There is no account, and
            this site keeps no copy of it.
          </p>
        </div>
      </DraftForm>
    </FormContext>
  );
}

/** Catches bots, which fill in every field. Hidden from people. */
function Honeypot() {
  return (
    <div inert className={styles.honeypot}>
      <label>
        Leave this empty
        <input type="text" name={honeypotField} autoComplete="off" />
      </label>
    </div>
  );
}
