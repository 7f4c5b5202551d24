import { unstable_isUnrecognizedActionError, useRouter } from 'next/navigation';
import { useRef, useState, type FormEvent } from 'react';
import { keepReceipt } from '@/components/receipt/receipt-store';
import { submitBooking } from '@/lib/booking/action';
import { unsent, type BookingResult } from '@/lib/booking/booking-result';
import { emptyValues, fieldNames } from '@/lib/booking/request-fields';
import { ensureRequestId, forgetDraft, keepDraft } from './draft';

/** What became of a request: the action's answer, or that the page is older than the site it calls. */
export type Outcome = BookingResult | { readonly status: 'outdated' };

const failed: Outcome = { status: 'failed', values: emptyValues };

/** The server answers within 20 s; a line that has said nothing by then is not going to. */
const timeoutMs = 30_000;

/**
 * Waits for what ends a call without an answer: the timeout, or the page's return from the browser's
 * back/forward cache, which it entered while it was sending.
 *
 * @param signal ends the waiting
 */
function callEnded(signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      // Next calls one action after another, and lets go of one that is pending when the history
      // changes, here to the URL that it already has.
      window.history.replaceState(null, '', window.location.href);
      resolve(outcome);
    };
    const timer = setTimeout(() => end(failed), timeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pageshow', ({ persisted }) => persisted && end(unsent), { signal });
  });
}

/**
 * Calls the action. Whatever goes wrong on the way (a line that is down or stalls, an edge's own error
 * page) is a failure; should the request have arrived, its id keeps the next try from sending it again.
 */
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

/**
 * Sends the form of a day (ISO date) from the page itself.
 *
 * @param answer what the server answered to a form posted without the script
 */
export function useSend(date: string, answer: BookingResult) {
  const [outcome, setOutcome] = useState<Outcome>(answer);
  const [newlyTaken, setNewlyTaken] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const router = useRouter();

  function send(event: FormEvent<HTMLFormElement>) {
    // Not the form's own action, after which React would reset the form.
    event.preventDefault();
    // A ref, since a second click can come before the first one has rendered.
    if (busy.current) return;
    busy.current = true;
    ensureRequestId(event.currentTarget);
    keepDraft(date, event.currentTarget);
    const form = new FormData(event.currentTarget);
    form.set(fieldNames.scripted, 'yes');
    setSending(true);
    setOutcome(unsent);
    void finish(form);
  }

  // No async transition: React holds back all others while one runs, and Home would not open.
  async function finish(form: FormData): Promise<void> {
    const next = await callAction(form);
    if (next.status === 'sent') {
      forgetDraft(date);
      keepReceipt(next.receipt);
      router.push('/');
      return;
    }
    busy.current = false;
    setSending(false);
    setOutcome(next);
    if (next.status === 'invalid') setNewlyTaken((taken) => [...taken, ...next.takenTimes]);
  }

  return { outcome, newlyTaken, sending, send, dismiss: () => setOutcome(unsent) };
}
