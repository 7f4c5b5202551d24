'use client';

import { useEffect } from 'react';
import { dateInPath, postedFragments } from '@/lib/page/paths';
import { deleteDraft, storedDraft } from './stored-draft';

/** Once for a page load, and not after a reload or Back: a later draft belongs to another request. */
let isDone = false;

/**
 * Deletes the draft of a form that was posted before its script had loaded, which the inline script saved. The page that
 * confirms it has the form's page as its referrer.
 */
export function DeletePostedDraft(): null {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation');
    const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate';
    const kind = (['lesson', 'question'] as const).find(
      (posted) => window.location.hash === `#${postedFragments[posted]}`,
    );
    if (isDone || !isNew || !kind || !document.referrer) return;
    isDone = true;
    const date = dateInPath(new URL(document.referrer).pathname);
    if (kind === 'question') deleteDraft(storedDraft({ kind }));
    else if (date) deleteDraft(storedDraft({ kind, date }));
  }, []);
  return null;
}
