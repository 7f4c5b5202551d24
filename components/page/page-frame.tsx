import type { ReactNode } from 'react';
import { Footer } from './footer';
import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';
import { SkipLink } from '@/components/ui/skip-link';
import { Wave } from '@/components/ui/wave';
import { siteName, welcome } from '@/data/site';
import styles from './page-frame.module.css';

/** The layout of every page except the home page and `global-error.tsx`. `below` follows the title. */
export function PageFrame({
  title,
  below,
  isCentered = false,
  children,
}: {
  title: ReactNode;
  below?: ReactNode;
  isCentered?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.surface}>
        <header className={styles.header}>
          <SkipLink />
          <p className={styles.name}>
            <PageLink href="/">{siteName}</PageLink>
          </p>
          <PageLink href="/" className={actionStyles.quiet}>
            Home
          </PageLink>
        </header>
        <main id="main" className={isCentered ? styles.centered : undefined}>
          <div className={styles.title}>
            <h1>{title}</h1>
            {below}
          </div>
          <Wave into="ground" />
          <div className={styles.content}>{children}</div>
        </main>
      </div>
      <Footer calendarLink={<PageLink href="/#calendar">{welcome.callToAction}</PageLink>} />
    </div>
  );
}
