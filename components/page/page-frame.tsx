import type { ReactNode } from 'react';
import { HomeLink } from '@/components/ui/home-link';
import styles from './page-frame.module.css';

/** Every page but the home page: a title, the way home at the top right, and what the page is for. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <HomeLink />
      </header>
      <main id="main" className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
