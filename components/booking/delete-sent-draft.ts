'use client';

import { useEffect } from 'react';
import { questionReceipt, receiptQuery } from '@/lib/booking/receipt-cookie.mjs';
import type { Topic } from '@/lib/request/form-values';
import { deleteDraft, storedDraft } from './draft';

/** Once for a page load, and not after a reload or Back: a later draft belongs to another request. */
let isDone = false;

/**
 * Deletes the draft of the request that this URL confirms. The form was posted before its script had loaded, so the draft,
 * which the inline script saved, remains.
 */
export function DeleteSentDraft(): null {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation');
    const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate';
    if (isDone || !isNew) return;
    isDone = true;
    const receipt = new URLSearchParams(window.location.search).get(receiptQuery);
    if (receipt === null) return;
    const isQuestion = receipt === questionReceipt;
    const topic: Topic = isQuestion ? { kind: 'question' } : { kind: 'lesson', date: receipt };
    deleteDraft(storedDraft(topic));
  }, []);
  return null;
}
