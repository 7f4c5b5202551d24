import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

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
      {/* Without JavaScript, `autoFocus` works. React ignores it here, so a caller focuses the sentence. */}
      <p
        // A translated page needs a new element for a new sentence.
        key={sentence}
        ref={ref}
        role="alert"
        tabIndex={-1}
        autoFocus
        className={styles.sentence}
      >
        {sentence}
      </p>
      {children}
    </div>
  );
}
