import type { ReactNode } from 'react';
import { ChangingText } from './changing-text';
import { Lane } from './lane';
import styles from './notice.module.css';

export function Notice({
  tone,
  sentence,
  isAlert = true,
  children,
}: {
  tone: 'success' | 'failure';
  sentence: string;
  /** Announces the sentence when the notice appears. */
  isAlert?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={tone === 'success' ? styles.ticket : styles.failure}>
      <ChangingText
        as="p"
        {...(isAlert && { role: 'alert' })}
        // Without JavaScript, the browser focuses a failure after a page load. React ignores `autoFocus` here.
        {...(tone === 'failure' && { tabIndex: -1, autoFocus: true })}
        className={styles.sentence}
      >
        {sentence}
      </ChangingText>
      {tone === 'success' && <Lane className={styles.lane} />}
      {children}
    </div>
  );
}
