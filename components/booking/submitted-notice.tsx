'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Notice } from '@/components/alert/notice';
import actionStyles from '@/components/ui/action.module.css';
import { parseReceipt } from '@/lib/booking/receipt';
import { submittedSentence } from '@/lib/booking/sentences';
import { AddToCalendar } from './add-to-calendar';
import { ReceiptDetails } from './receipt-details';
import { dismissReceipt, onReceiptChange, receiptText, takeFreshness } from './receipt-store';
import styles from './submitted-notice.module.css';

/** Tells a visitor who was just sent home that the request is on its way, until they dismiss it. */
export function SubmittedNotice() {
  const text = useSyncExternalStore(onReceiptChange, receiptText, () => null);
  const alert = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!text || !takeFreshness()) return;
    // A page that has just come begins at its top, where this is; the focus alone would glide up there.
    window.scrollTo({ top: 0, behavior: 'instant' });
    alert.current?.focus({ preventScroll: true });
  }, [text]);

  const receipt = text && parseReceipt(text);
  if (!receipt) return null;
  return (
    <div className={styles.place}>
      <Notice tone="success" sentence={submittedSentence} ref={alert}>
        <ReceiptDetails receipt={receipt} />
        <div className={styles.ways}>
          <AddToCalendar receipt={receipt} />
          <button type="button" className={actionStyles.quiet} onClick={dismissReceipt}>
            Dismiss
          </button>
        </div>
      </Notice>
    </div>
  );
}
