import type { ReactNode } from 'react';
import styles from './dot-separated.module.css';

export function DotSeparated({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles.line}>
      {parts.map((part, index) => (
        <span key={typeof part === 'string' ? `${index} ${part}` : index}>
          {index > 0 && <span className="visually-hidden"> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}
