import styles from './dotted.module.css';

/** Words with a dot between two on the same line. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.line}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && <span className="visually-hidden"> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}
