'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Notice } from '@/components/alert/notice';
import actionStyles from '@/components/ui/action.module.css';
import { focusPageHeading } from '@/components/ui/page-heading';
import { lessonsInWords } from '@/lib/booking/lesson-count';
import { parseReceipts, type Receipt } from '@/lib/booking/receipt';
import {
  noReplySentence,
  replySentence,
  requestSentence,
  submittedSentence,
} from '@/lib/booking/sentences';
import { dateInWords, shortDate } from '@/lib/season/date-in-words';
import { dismissReceipt, onReceiptChange, receiptsText, takeFreshness } from './receipt-store';
import styles from './receipt.module.css';

/** Confirms each request that was sent in this tab, the newest first, until dismissed. */
export function ReceiptNotice() {
  const text = useSyncExternalStore(onReceiptChange, receiptsText, () => null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!text || !takeFreshness()) return;
    // Instantly: the focus alone would scroll smoothly.
    window.scrollTo({ top: 0, behavior: 'instant' });
    place.current?.querySelector<HTMLElement>('[role="alert"]')?.focus({ preventScroll: true });
  }, [text]);

  const receipts = text ? parseReceipts(text) : [];
  if (receipts.length === 0) return null;
  return (
    <div ref={place} className={styles.place}>
      {receipts.map((receipt) => (
        <Confirmation key={receipt.reference} receipt={receipt} />
      ))}
    </div>
  );
}

function Confirmation({ receipt }: { receipt: Receipt }) {
  const { reference, calendarFile } = receipt;

  function dismiss() {
    focusPageHeading();
    dismissReceipt(reference);
  }

  return (
    <Notice tone="success" sentence={submittedSentence}>
      <Details receipt={receipt} />
      <div className={styles.ways}>
        {calendarFile && (
          // A data URL needs no request, and phones open it in their calendar.
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile)}`}
            download={`swim-lesson-${reference}.ics`}
            className={actionStyles.quiet}
          >
            Add to calendar
          </a>
        )}
        <button type="button" className={actionStyles.quiet} onClick={dismiss}>
          Dismiss
        </button>
      </div>
    </Notice>
  );
}

function Details({
  receipt: { reference, date, otherDates, slots, lessonTypes, canReply },
}: {
  receipt: Receipt;
}) {
  // A line must not break between a time and its AM or PM.
  const times = slots.map((slot) => slot.replace(' ', '\u00a0')).join(', ');
  return (
    <>
      <div className={styles.asked}>
        <p>
          {dateInWords(date)}
          {times && `: ${times}`}
        </p>
        {otherDates.length > 0 && (
          <p>
            Also on {otherDates.map(shortDate).join('; ')}:{' '}
            {lessonsInWords(slots.length, 1 + otherDates.length)}
          </p>
        )}
        {lessonTypes.length > 0 && <p>{lessonTypes.join(', ')}</p>}
      </div>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <p>
        {requestSentence} {canReply ? replySentence : noReplySentence}
      </p>
    </>
  );
}
