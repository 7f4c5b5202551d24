import { startTransition, useEffect, useState, type Ref, type RefObject } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { fieldNames } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';
import { filledFields } from './draft';

function summaryOf(form: HTMLFormElement): string {
  const fields = filledFields(form);
  const times = fields.filter(([name]) => name === fieldNames.slots).length;
  const types = fields.flatMap(([name, type]) => (name === fieldNames.lessonTypes ? [type] : []));
  const count = times === 0 ? [] : [times === 1 ? '1 time' : `${times} times`];
  return [...count, ...types].join(' · ');
}

/** The submit button and summary. What is missing is shown by CSS (`:has`), without a script too. */
export function SubmitBar({
  form,
  ref,
  takenCount,
  sending,
}: {
  form: RefObject<HTMLFormElement | null>;
  ref: Ref<HTMLButtonElement>;
  takenCount: number;
  sending: boolean;
}) {
  const [summary, setSummary] = useState('');
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The tick is painted first.
    const summarize = () => startTransition(() => setSummary(summaryOf(element)));
    const touch = () => {
      setTouched(true);
      summarize();
    };
    summarize();
    element.addEventListener('input', touch);
    return () => element.removeEventListener('input', touch);
  }, [form, takenCount]);

  const waiting = touched ? '' : styles.untouched;
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        {summary && <p className={styles.summary}>{summary}</p>}
        <div id="missing" className={styles.missing}>
          <p className={`${styles.noTime} ${waiting}`}>No time chosen yet.</p>
          <p className={`${styles.noContact} ${waiting}`}>
            Add an email or phone number so I can reply.
          </p>
        </div>
      </div>
      <button
        ref={ref}
        type="submit"
        aria-disabled={sending}
        aria-describedby="missing"
        className={actionStyles.action}
      >
        {sending ? 'Sending…' : 'Submit'}
      </button>
    </div>
  );
}
