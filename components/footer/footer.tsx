import { footer, site } from '@/data/site';
import styles from './footer.module.css';

/** The foot of the home page. */
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
