import { useEffect, useRef } from 'react';
import { Notice } from '@/components/alert/notice';
import actionStyles from '@/components/ui/action.module.css';
import type { BookingResult } from '@/lib/booking/booking-result';
import { failedSentence, limitedSentence, notSentYetSentence } from '@/lib/booking/sentences';
import styles from './booking-form.module.css';
import { OtherWays } from './other-ways';

type Unsuccessful = Exclude<BookingResult, { status: 'unsent' | 'sent' }>;

function sentenceFor(result: Unsuccessful): string {
  switch (result.status) {
    case 'failed':
      return failedSentence;
    case 'invalid':
      return notSentYetSentence;
    case 'limited':
      return limitedSentence(result.seconds);
  }
}

/** Why a request was not sent, just above the button that sends it again. */
export function Outcome({ result, onDismiss }: { result: BookingResult; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Where the page came with it, the browser has gone there; moving again would lose a tap.
    if (document.activeElement === alert.current) return;
    // All of it is to be seen, buttons too, which focusing the sentence alone would not ensure.
    place.current?.scrollIntoView({ block: 'center' });
    alert.current?.focus({ preventScroll: true });
  }, [result]);

  if (result.status === 'unsent' || result.status === 'sent') return null;
  return (
    <div ref={place}>
      <Notice tone="failure" sentence={sentenceFor(result)} ref={alert}>
        {result.status === 'invalid' ? (
          <ul>
            {result.problems.map(({ field, message }) => (
              <li key={field + message}>{message}</li>
            ))}
          </ul>
        ) : (
          <p>Nothing you wrote is lost. It is all still in the form.</p>
        )}
        <div className={`${styles.ways} needs-script`}>
          {result.status !== 'invalid' && <OtherWays />}
          <button type="button" className={actionStyles.quiet} onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      </Notice>
    </div>
  );
}
