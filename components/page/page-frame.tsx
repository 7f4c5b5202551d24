import type { ReactNode } from 'react';
import { Footer } from './footer';
import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';
import { SkipLink } from '@/components/ui/section-link';
import { Wave } from '@/components/ui/wave';
import { siteName, welcome } from '@/data/site';
import styles from './page-frame.module.css';

/** The header and footer of every page except the home page and `global-error.tsx`. */
export function PageSurface({ children }: { children: ReactNode }) {
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
        {children}
      </div>
      <Footer calendarLink={<PageLink href="/#calendar">{welcome.callToAction}</PageLink>} />
    </div>
  );
}

type PageContent = {
  title: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** The content of a page whose layout is `PageSurface`. */
export function PageMain({ title, below, children }: PageContent) {
  return (
    <main id="main">
      <div className={styles.title}>
        <h1 tabIndex={-1}>{title}</h1>
        {below}
      </div>
      <Wave into="ground" />
      <div className={styles.content}>{children}</div>
    </main>
  );
}

export function PageFrame(content: PageContent) {
  return (
    <PageSurface>
      <PageMain {...content} />
    </PageSurface>
  );
}
