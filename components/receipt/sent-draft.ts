'use client';

import { useEffect } from 'react';
import { deleteDraft } from '@/components/booking/draft';
import { questionReceipt, receiptQuery } from '@/lib/booking/receipt-cookie.mjs';

/** Deletes the draft of the request that this URL confirms. No script deleted it when the form was posted. */
export function SentDraft(): null {
  useEffect(() => {
    const date = new URLSearchParams(window.location.search).get(receiptQuery);
    if (date) deleteDraft(date === questionReceipt ? '' : date);
  }, []);
  return null;
}
