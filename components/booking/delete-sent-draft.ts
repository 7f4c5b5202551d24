'use client';

import { useEffect } from 'react';
import { questionReceipt, receiptQuery } from '@/lib/booking/receipt-cookie.mjs';
import { deleteDraft } from './draft';

/** Once for a page load, and not after a reload or Back: a draft that was written later is that of another request. */
let isDone = false;

/** Deletes the draft of the request that this URL confirms. It was posted before the form’s script had loaded, so the draft, which the inline script saved, remains. */
export function DeleteSentDraft(): null {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation');
    const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate';
    if (isDone || !isNew) return;
    isDone = true;
    const date = new URLSearchParams(window.location.search).get(receiptQuery);
    if (date) deleteDraft(date === questionReceipt ? '' : date);
  }, []);
  return null;
}
