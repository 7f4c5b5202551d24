import { useEffect, useRef } from 'react';
import { Notice } from '@/components/alert/notice';
import actionStyles from '@/components/ui/action.module.css';
import type { BookingResult } from '@/lib/booking/booking-result';
import { failedSentence } from '@/lib/booking/sentences';
import styles from './booking-form.module.css';

/** Why a request was not sent, just above the button that sends it again. */
export function Outcome({ result, onDismiss }: { result: BookingResult; onDismiss: () => void }) {
  const alert = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (result.status !== 'unsent') alert.current?.focus();
  }, [result]);

  if (result.status === 'unsent' || result.status === 'sent') return null;
  const invalid = result.status === 'invalid';
  return (
    <div className={styles.outcome}>
      <Notice
        tone="failure"
        sentence={invalid ? 'Your request was not sent yet.' : failedSentence}
        ref={alert}
      >
        {invalid ? (
          <ul>
            {result.problems.map(({ field, message }) => (
              <li key={field + message}>{message}</li>
            ))}
          </ul>
        ) : (
          <p>Nothing you wrote is lost. It is all still in the form.</p>
        )}
        <button type="button" className={`${actionStyles.quiet} needs-script`} onClick={onDismiss}>
          Dismiss
        </button>
      </Notice>
    </div>
  );
}
