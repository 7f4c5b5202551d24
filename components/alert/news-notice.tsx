'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';
import { currentNews, dismissNews, onNewsChange, type News } from './news-store';
import styles from './notice.module.css';

const none: readonly News[] = [];

/** Alerts about requests sent from another page. */
export function NewsNotice() {
  const pathname = usePathname();
  const news = useSyncExternalStore(onNewsChange, currentNews, () => none);
  const elsewhere = news.filter(({ href }) => href !== pathname);

  // The linked page shows the outcome itself, so its alert is dismissed.
  useEffect(() => dismissNews(pathname), [pathname, news]);

  if (elsewhere.length === 0) return null;
  return (
    <div className={styles.news}>
      {elsewhere.map(({ tone, sentence, href, link }) => (
        <div key={href} className={styles[tone]}>
          <p role="alert" className={styles.sentence}>
            {sentence}
          </p>
          <div className={styles.actions}>
            <PageLink href={href} className={actionStyles.quiet}>
              {link}
            </PageLink>
            <button type="button" className={actionStyles.quiet} onClick={() => dismissNews(href)}>
              Dismiss
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
