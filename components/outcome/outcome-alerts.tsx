'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import noticeStyles from '@/components/ui/notice.module.css';
import { PageLink } from '@/components/ui/page-link';
import { dismissAlert, useOutcomes } from './outcome-store';
import styles from './outcome.module.css';

export function OutcomeAlerts() {
  const pathname = usePathname();
  const { alerts } = useOutcomes();
  const elsewhere = alerts.filter(({ page }) => page !== pathname);

  // The linked page shows the outcome itself, so its alert is dismissed.
  useEffect(() => dismissAlert(pathname), [pathname, alerts]);

  if (elsewhere.length === 0) return null;
  return (
    <div className={styles.alerts}>
      {elsewhere.map(({ tone, sentence, page, link }) => (
        <div key={page} className={noticeStyles[tone]}>
          <p key={sentence} role="alert" className={noticeStyles.sentence}>
            {sentence}
          </p>
          <div className={noticeStyles.actions}>
            <PageLink href={page} className={actionStyles.quiet}>
              {link}
            </PageLink>
            <button type="button" className={actionStyles.quiet} onClick={() => dismissAlert(page)}>
              Dismiss
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
