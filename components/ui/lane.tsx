import styles from './lane.module.css';
import { Swimmer } from './swimmer';

/**
 * A swimmer in the water above a rope, as a decoration. `--way` is how much of the lane they have behind them, from 0 to
 * 1, and `--strokes` how often their arm has turned.
 */
export function Lane({ className = '' }: { className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={`${styles.lane} ${className}`}>
      <Swimmer className={styles.swimmer} />
      <div className={styles.rope} />
    </div>
  );
}
