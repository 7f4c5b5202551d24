'use client';

import { useEffect } from 'react';
import { questionReceipt, receiptQuery } from '@/lib/booking/receipt-cookie.mjs';
import { deleteDraft } from './draft';

/** Deletes the draft of the request that this URL confirms. It was posted without a script, so the draft remains. */
export function DeleteSentDraft(): null {
  useEffect(() => {
    const date = new URLSearchParams(window.location.search).get(receiptQuery);
    if (date) deleteDraft(date === questionReceipt ? '' : date);
  }, []);
  return null;
}
