import styles from './lane.module.css';

/**
 * A lane with a swimmer, as a decoration. `--way` is how much of the lane they have behind them, from 0 to 1, and
 * `--strokes` how often their arm has turned.
 */
export function Lane({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={`${styles.lane} ${className ?? ''}`}>
      <svg viewBox="0 0 28 15">
        <path d="M0 10q1.5-2 3 0t3 0" strokeWidth="1.5" opacity=".6" />
        <path d="M7 12.5L14 10" strokeWidth="4" />
        <circle cx="20.5" cy="9" r="3.6" />
        <path d="M14 10L15.5 2.5 26 5" />
      </svg>
    </div>
  );
}
