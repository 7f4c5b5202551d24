'use client';

import { useEffect } from 'react';
import { forgetDraft } from '@/components/booking/draft';
import { questionReceipt, receiptQuery } from '@/lib/booking/receipt-cookie.mjs';

/** Forgets the draft that this page's URL confirms, where a form was sent before its script came. */
export function SentDraft(): null {
  useEffect(() => {
    const date = new URLSearchParams(window.location.search).get(receiptQuery);
    if (date) forgetDraft(date === questionReceipt ? '' : date);
  }, []);
  return null;
}
