import { startTransition, useEffect, useState, type RefObject } from 'react';
import { fieldNames } from '@/lib/booking/request-fields';
import { filledFields } from './filled-fields';
import styles from './submit-bar.module.css';

function summaryOf(form: HTMLFormElement): string {
  const fields = filledFields(form);
  const times = fields.filter(([name]) => name === fieldNames.slots).length;
  const types = fields.flatMap(([name, type]) => (name === fieldNames.lessonTypes ? [type] : []));
  const count = times === 0 ? [] : [times === 1 ? '1 time' : `${times} times`];
  return [...count, ...types].join(' · ');
}

/** What the form would send as it stands, in a few words such as `2 times · Weekly`. */
export function RequestSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [summary, setSummary] = useState('');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // What was ticked is to be seen ticked first.
    const summarise = () => startTransition(() => setSummary(summaryOf(element)));
    summarise();
    element.addEventListener('input', summarise);
    return () => element.removeEventListener('input', summarise);
  }, [form]);

  return summary && <p className={styles.summary}>{summary}</p>;
}
