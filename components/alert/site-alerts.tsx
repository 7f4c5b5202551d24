'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';
import { currentAlerts, dismissAlert, onAlertsChange, type SiteAlert } from './alert-store';
import styles from './notice.module.css';

const none: readonly SiteAlert[] = [];

/** Alerts about requests sent from another page. */
export function SiteAlerts() {
  const pathname = usePathname();
  const alerts = useSyncExternalStore(onAlertsChange, currentAlerts, () => none);
  const elsewhere = alerts.filter(({ href }) => href !== pathname);

  // The linked page shows the outcome itself, so its alert is dismissed.
  useEffect(() => dismissAlert(pathname), [pathname, alerts]);

  if (elsewhere.length === 0) return null;
  return (
    <div className={styles.alerts}>
      {elsewhere.map(({ tone, sentence, href, link }) => (
        <div key={href} className={styles[tone]}>
          <p role="alert" className={styles.sentence}>
            {sentence}
          </p>
          <div className={styles.actions}>
            <PageLink href={href} className={actionStyles.quiet}>
              {link}
            </PageLink>
            <button type="button" className={actionStyles.quiet} onClick={() => dismissAlert(href)}>
              Dismiss
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
