'use client';

import { PageFrame } from '@/components/page/page-frame';
import actionStyles from '@/components/ui/action.module.css';

/** Stands in for a page that could not be shown; the cause is in the server's log. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <PageFrame title="This page could not be shown">
      <p>Something went wrong on our side. Trying again often helps.</p>
      <p>
        <button type="button" className={actionStyles.action} onClick={reset}>
          Try again
        </button>
      </p>
    </PageFrame>
  );
}
