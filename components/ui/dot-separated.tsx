import styles from './dot-separated.module.css';

export function DotSeparated({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.line}>
      {parts.map((part, index) => (
        <span key={`${index} ${part}`}>
          {index > 0 && <span className="visually-hidden"> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}
