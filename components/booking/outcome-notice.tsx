import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Notice } from '@/components/alert/notice';
import actionStyles from '@/components/ui/action.module.css';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { formValues } from '@/lib/booking/request-fields';
import { requestLines } from '@/lib/booking/request-text';
import styles from './booking-form.module.css';
import { sentenceOf, type SendResult } from './send-result';

/** Why a request was not sent; `onDismiss` is called while it still has the focus. */
export function OutcomeNotice({
  result,
  onDismiss,
}: {
  result: SendResult;
  onDismiss: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Autofocus put it there; moving again would lose a tap.
    if (document.activeElement === alert.current) return;
    // Focus alone would not bring the buttons into view.
    place.current?.scrollIntoView({ block: 'center' });
    alert.current?.focus({ preventScroll: true });
  }, [result]);

  if (result.status === 'unsent' || result.status === 'sent') return null;
  return (
    <div ref={place}>
      <Notice tone="failure" sentence={sentenceOf(result)} ref={alert}>
        {result.status === 'invalid' && (
          <ul>
            {result.problems.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {(result.status === 'failed' || result.status === 'limited') && (
          <p>Nothing you wrote is lost. It is all still in the form.</p>
        )}
        <div className={`${styles.ways} needs-script`}>
          {result.status === 'outdated' && (
            <button
              type="button"
              className={actionStyles.action}
              onClick={() => window.location.reload()}
            >
              Reload
            </button>
          )}
          {result.status !== 'invalid' && <OtherWays />}
          <button type="button" className={actionStyles.quiet} onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      </Notice>
    </div>
  );
}

function requestAt(event: MouseEvent<HTMLButtonElement>): string {
  return requestLines(formValues(new FormData(event.currentTarget.form ?? undefined)));
}

function OtherWays() {
  const [said, setSaid] = useState('');
  const canShare = !useIsHydrating() && 'share' in navigator;

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    try {
      await navigator.clipboard.writeText(requestAt(event));
      setSaid('Copied. You can paste it into a message.');
    } catch {
      setSaid('Your browser did not allow copying.');
    }
  }

  async function share(event: MouseEvent<HTMLButtonElement>) {
    // Rejects when the visitor closes the sheet.
    await navigator.share({ text: requestAt(event) }).catch(() => undefined);
  }

  return (
    <>
      <button type="button" className={actionStyles.quiet} onClick={copy}>
        Copy the request
      </button>
      {canShare && (
        <button type="button" className={actionStyles.quiet} onClick={share}>
          Share the request
        </button>
      )}
      <span role="status">{said}</span>
    </>
  );
}
