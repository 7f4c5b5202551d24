'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { focusUntilBlur } from '@/components/ui/focus-until-blur';
import noticeStyles from '@/components/ui/notice.module.css';
import { PageLink } from '@/components/ui/page-link';
import { slugInPath } from '@/lib/paths';
import { dismissAlert, useOutcomes } from './outcome-store';
import styles from './outcome.module.css';

function dismiss(page: string): void {
  // The focused button is about to disappear. Each page renders its own `main`, so there is no ref to it.
  const main = document.querySelector('main');
  if (main) focusUntilBlur(main);
  dismissAlert(page);
}

export function OutcomeAlerts() {
  const pathname = usePathname();
  const here = slugInPath(pathname) === undefined ? pathname : '/';
  const { alerts } = useOutcomes();
  const shown = alerts.filter(({ tone, page }) => tone === 'failure' || page !== here);

  // Coming to the page of a failed request dismisses its alert. A failure that arrives while the visitor is there stays.
  useEffect(() => dismissAlert(here), [here]);
  // On the home page, the receipt says that the request was sent.
  useEffect(() => {
    if (here === '/') dismissAlert(here);
  }, [here, alerts]);

  const hasAlerts = shown.length > 0;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!hasAlerts) return;
    // The alerts stay above the bar with Submit. The form renders it, so there is no ref to it.
    const bar = document.getElementById('submit-bar');
    const observer = new ResizeObserver(() =>
      element.current?.style.setProperty('--bar-below', `${bar?.offsetHeight ?? 0}px`),
    );
    observer.observe(bar ?? document.body);
    // They lie over the end of the screen, where the focus may be.
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    return () => observer.disconnect();
  }, [hasAlerts, pathname]);

  if (!hasAlerts) return null;
  return (
    <div ref={element} className={styles.alerts}>
      {shown.map(({ tone, sentence, page, linkText }) => (
        <div key={page} className={noticeStyles[tone]}>
          <p key={sentence} role="alert" className={noticeStyles.sentence}>
            {sentence}
          </p>
          <div className={noticeStyles.actions}>
            {page !== here && (
              <PageLink href={page} className={actionStyles.quiet}>
                {linkText}
              </PageLink>
            )}
            <button type="button" className={actionStyles.quiet} onClick={() => dismiss(page)}>
              Dismiss
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
