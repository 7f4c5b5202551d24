import styles from './pool.module.css';

/** Texts as tiles in the water. A screen reader hears them separated by commas. */
export function Pool({ tiles }: { tiles: readonly string[] }) {
  return (
    <span className={styles.texts}>
      {tiles.map((text, index) => (
        <span key={text} className={styles.text}>
          {index > 0 && <span className="visually-hidden">, </span>}
          {text}
        </span>
      ))}
    </span>
  );
}
