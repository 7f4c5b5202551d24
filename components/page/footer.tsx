import type { ReactNode } from 'react';
import { AskLink } from './ask-link';
import { Wave } from '@/components/ui/wave';
import { footer, siteName } from '@/data/site';
import { siteOrigin } from '@/lib/settings/site-origin';
import styles from './footer.module.css';

export function Footer({ calendarLink }: { calendarLink: ReactNode }) {
  return (
    <>
      <Wave into="deep" />
      <footer className={styles.footer}>
        <div className={styles.text}>
          <p className={styles.name}>{siteName}</p>
          <p>{footer}</p>
          <p className="in-season not-on-paper">{calendarLink}</p>
          <p>
            <AskLink />
            <span className="on-paper">: {siteOrigin()}/ask</span>
          </p>
        </div>
      </footer>
    </>
  );
}
