import styles from './dotted.module.css';

/** Parts of a line with a dot between two on the same line. */
export function Dotted({
  parts,
  className = '',
}: {
  parts: readonly string[];
  className?: string | undefined;
}) {
  return (
    <p className={`${styles.line} ${className}`}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && <span className="visually-hidden"> · </span>}
          {part}
        </span>
      ))}
    </p>
  );
}
