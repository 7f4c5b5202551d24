import { startTransition, useEffect, useState, type RefObject } from 'react';
import { fieldNames } from '@/lib/booking/request-fields';
import styles from './submit-bar.module.css';

function summaryOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  const times = data.getAll(fieldNames.slots).length;
  const types = data.getAll(fieldNames.lessonTypes).map(String);
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
