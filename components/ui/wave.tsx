import styles from './wave.module.css';

export function Wave({ into }: { into: 'water' | 'ground' | 'deep' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      className={`${styles.wave} ${styles[into]}`}
    >
      <path d="M0 48V26c120-20 240-20 360 0s240 20 360 0 240-20 360 0 240 20 360 0v22z" />
    </svg>
  );
}
