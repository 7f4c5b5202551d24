import { footer, site } from '@/data/site';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.words}>
        <p className={styles.name}>{site.name}</p>
        <p>{footer}</p>
      </div>
    </footer>
  );
}
