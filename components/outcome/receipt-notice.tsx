'use client';

import { formPath } from '@/lib/request/form-values';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { CalendarLink } from '@/components/ui/calendar-link';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Notice } from '@/components/ui/notice';
import noticeStyles from '@/components/ui/notice.module.css';
import { PageLink } from '@/components/ui/page-link';
import { Pool } from '@/components/ui/pool';
import { withSessionStorage } from '@/components/ui/session-storage';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import type { Receipt } from '@/lib/booking/booking-result';
import { DotSeparated } from '@/components/ui/dot-separated';
import { typeAndPrice } from '@/lib/request/lesson-types';
import { lessonCount, lessonsInWords } from '@/lib/request/lessons-in-words';
import { noReplySentence, notConfirmedSentence, sentSentence } from '@/lib/request/sentences';
import { dateInWords, shortDate } from '@/lib/season/date-in-words';
import { CopyOrShare } from './copy-or-share';
import { Dismiss } from './dismiss';
import { dismissReceipt, markAnnounced, useOutcomes } from './outcome-store';
import styles from './outcome.module.css';

/**
 * Keeps the receipts' height in pixels for the next page load, where the inline script reserves it, and removes
 * what was reserved.
 */
function keepHeight(height: number): void {
  withSessionStorage((storage) => storage.setItem('receipts-height', `${height}px`));
  document.documentElement.style.removeProperty('--receipts-height');
}

export function ReceiptNotice() {
  const { receipts, unannounced } = useOutcomes();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (unannounced === undefined) return;
    if (unannounced.takesFocus) {
      // A screen reader would read a focused alert twice.
      window.scrollTo({ top: 0 });
      section.current?.focus({ preventScroll: true });
    }
    markAnnounced();
  }, [unannounced]);

  const isHydrating = useIsHydrating();
  useLayoutEffect(() => {
    if (!isHydrating) keepHeight(section.current?.offsetHeight ?? 0);
  }, [isHydrating, receipts]);

  if (receipts.length === 0) return null;
  return (
    <section ref={section} aria-label="What you sent" tabIndex={-1} className={styles.receipts}>
      {receipts.map((receipt) => (
        <ErrorBoundary
          key={receipt.reference}
          sentence="What you sent has arrived, but it cannot be shown here."
          otherWays={<Dismiss onDismiss={() => dismissReceipt(receipt.reference)} />}
        >
          <Confirmation receipt={receipt} isNew={receipt.reference === unannounced?.reference} />
        </ErrorBoundary>
      ))}
    </section>
  );
}

function Confirmation({ receipt, isNew }: { receipt: Receipt; isNew: boolean }) {
  const [isAlert] = useState(isNew);
  const { kind, reference, contact, requestText } = receipt;
  const hasContact = contact.length > 0;
  const calendarFile = kind === 'lesson' && receipt.calendarFile;

  return (
    <Notice tone="success" sentence={sentSentence(receipt)} isAlert={isAlert}>
      <Details receipt={receipt} />
      <div className={noticeStyles.actions}>
        {!hasContact && (
          <PageLink href={formPath(receipt)} className={actionStyles.action}>
            Add your email or phone
          </PageLink>
        )}
        {hasContact && calendarFile && (
          <CalendarLink file={calendarFile} reference={reference} className={actionStyles.action}>
            Add to calendar
          </CalendarLink>
        )}
        <CopyOrShare noun={kind === 'lesson' ? 'request' : 'message'} textOf={() => requestText} />
        <Dismiss onDismiss={() => dismissReceipt(reference)} />
      </div>
    </Notice>
  );
}

/** Keeps a date, a time or a phone number on one line. */
function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function Details({ receipt }: { receipt: Receipt }) {
  const { kind, reference, contact } = receipt;
  const isLesson = kind === 'lesson';
  const isOneLesson = isLesson && receipt.times.length === 1 && receipt.otherDates.length === 0;
  return (
    <>
      <p>
        {isLesson && <strong className={styles.pending}>{notConfirmedSentence}</strong>}{' '}
        {contact.length === 0 ? (
          noReplySentence
        ) : (
          // Repeated because a typo in it means no reply.
          <>
            I’ll reply to{' '}
            {contact.map((text, index) => (
              <span key={text}>
                {index > 0 && ' or '}
                <strong>
                  <bdi className={styles.contact}>
                    {text.split(/(?=@)/).map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </bdi>
                </strong>
              </span>
            ))}
            {isLesson && ` to confirm the ${isOneLesson ? 'time' : 'times'} and the total`}.
          </>
        )}
      </p>
      <div className={styles.details}>
        {isLesson ? (
          <Lessons receipt={receipt} />
        ) : (
          <>
            <p>You asked:</p>
            <blockquote dir="auto" className={styles.question}>
              {receipt.additionalInfo}
            </blockquote>
          </>
        )}
        <p>
          Your reference is <strong className={styles.reference}>{reference}</strong>
        </p>
      </div>
    </>
  );
}

function Lessons({
  receipt: { date, otherDates, times, lessonTypes },
}: {
  receipt: Extract<Receipt, { kind: 'lesson' }>;
}) {
  const days = [date, ...otherDates];
  const count = days.length > 1 ? lessonsInWords(times.length, days.length) : lessonCount(times);
  const pool = times.length > 0 && (
    <strong className={styles.times}>
      <Pool tiles={times.map(nonBreaking)} />
    </strong>
  );
  return (
    <>
      {days.length === 1 ? (
        <p>
          <strong className={styles.date}>{dateInWords(date)}</strong>
          {pool && <span className="visually-hidden">: </span>}
          {pool}
        </p>
      ) : (
        <>
          <ul className={styles.days}>
            {days.map((day) => (
              <li key={day}>{nonBreaking(shortDate(day))}</li>
            ))}
          </ul>
          {pool && <p>{pool}</p>}
        </>
      )}
      {pool && count && (
        <p>
          <strong>{count}</strong>
        </p>
      )}
      {lessonTypes.length > 0 && (
        <p>
          <DotSeparated parts={lessonTypes.map(typeAndPrice)} />
        </p>
      )}
    </>
  );
}
