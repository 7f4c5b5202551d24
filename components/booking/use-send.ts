import { unstable_isUnrecognizedActionError, useRouter } from 'next/navigation';
import { useRef, useState, type FormEvent } from 'react';
import { keepReceipt } from '@/components/receipt/receipt-store';
import { submitBooking } from '@/lib/booking/action';
import { unsent, type BookingResult } from '@/lib/booking/booking-result';
import { emptyValues, fieldNames } from '@/lib/booking/request-fields';
import { keepDraft } from './draft';
import { forgetDraft } from './stored-draft';

/** The action's answer, or that the page is older than the deployed site. */
export type Outcome = BookingResult | { readonly status: 'outdated' };

const failed: Outcome = { status: 'failed', values: emptyValues };

/** Above the server's own limit of 20 s. */
const timeoutMs = 30_000;

/** Resolves at the timeout, or on return from the back/forward cache. */
function callEnded(signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      // Next queues actions, and drops a pending one when the history changes.
      window.history.replaceState(null, '', window.location.href);
      resolve(outcome);
    };
    const timer = setTimeout(() => end(failed), timeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pageshow', ({ persisted }) => persisted && end(unsent), { signal });
  });
}

/** Any error is a failure; if the request arrived anyway, its ID keeps a retry from sending it again. */
async function callAction(form: FormData): Promise<Outcome> {
  const answered = new AbortController();
  try {
    const answer: Promise<Outcome | undefined> = submitBooking(unsent, form);
    return (await Promise.race([answer, callEnded(answered.signal)])) ?? failed;
  } catch (error) {
    return unstable_isUnrecognizedActionError(error) ? { status: 'outdated' } : failed;
  } finally {
    answered.abort();
  }
}

/** Sends a day's form (ISO date) in place; `answer` is that to a form posted without a script. */
export function useSend(date: string, answer: BookingResult) {
  const [outcome, setOutcome] = useState<Outcome>(answer);
  const [newlyTaken, setNewlyTaken] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const router = useRouter();

  function send(event: FormEvent<HTMLFormElement>) {
    // React would reset the form after its action.
    event.preventDefault();
    // A second click can come before the next render.
    if (busy.current) return;
    busy.current = true;
    keepDraft(date, event.currentTarget);
    const form = new FormData(event.currentTarget);
    form.set(fieldNames.scripted, 'yes');
    setSending(true);
    setOutcome(unsent);
    // The line may be gone once the answer is there.
    router.prefetch('/');
    void finish(form);
  }

  function allowSending(): void {
    busy.current = false;
    setSending(false);
  }

  // An async transition would hold back navigation until it ends.
  async function finish(form: FormData): Promise<void> {
    const next = await callAction(form);
    if (next.status === 'sent') {
      forgetDraft(date);
      keepReceipt(next.receipt);
      router.push('/');
      // After a full page load, Back may show this page again, from the browser's cache.
      window.addEventListener('pageshow', allowSending, { once: true });
      return;
    }
    allowSending();
    setOutcome(next);
    if (next.status === 'invalid') setNewlyTaken((taken) => [...taken, ...next.takenTimes]);
  }

  return { outcome, newlyTaken, sending, send, dismiss: () => setOutcome(unsent) };
}
