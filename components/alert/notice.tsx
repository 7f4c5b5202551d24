import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

/** News of what became of a request: a sentence that is read out at once, and what belongs to it. */
export function Notice({
  tone,
  sentence,
  ref,
  children,
}: {
  tone: 'success' | 'failure';
  sentence: string;
  ref?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
}) {
  return (
    <div className={tone === 'success' ? styles.success : styles.failure}>
      {/* The attribute leads a browser without a script to the news; with one, `ref` does. */}
      <p role="alert" tabIndex={-1} autoFocus ref={ref} className={styles.sentence}>
        {sentence}
      </p>
      {children}
    </div>
  );
}
