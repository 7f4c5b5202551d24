import styles from './swimmer.module.css';

/** The site's swimmer, as a decoration. `--strokes` is how often their arm has turned. */
export function Swimmer({ className = '' }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 30" className={`${styles.swimmer} ${className}`}>
      <path d="M2 22q2.5-4 5-.5M.5 27q2-2.5 4-1" strokeWidth="2" opacity=".6" />
      <path
        d="M36.5 17C27 16.5 16 20 8 26c-1.7 1.3-1 3.3 1.2 3.2C19 28.8 31 27.5 38 24.8c4.5-1.8 3-7.6-1.5-7.8z"
        fill="currentcolor"
      />
      <circle cx="48.5" cy="20" r="7.5" />
      <path d="M44.5 18.5q1-2.5 3.5-3" className={styles.light} />
      <path d="M35 20.5L38 7.2q.7-2.7 3.4-2l18.6 5" strokeWidth="5" />
    </svg>
  );
}
