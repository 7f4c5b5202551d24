import { unstable_isUnrecognizedActionError, useRouter } from 'next/navigation';
import { useRef, useState, type FormEvent } from 'react';
import { addAlert } from '@/components/alert/alert-store';
import { saveReceipt } from '@/components/receipt/receipt-store';
import { submitBooking } from '@/lib/booking/action';
import { sentenceOf, unsent, type BookingResult, type Problem } from '@/lib/booking/booking-result';
import { formPath } from '@/lib/paths';
import type { SavedReceipt, Receipt } from '@/lib/booking/receipt';
import { emptyValues, formValues, scriptedField } from '@/lib/booking/request-fields';
import { formatRequest } from '@/lib/booking/request-text';
import { shortDate } from '@/lib/season/date-in-words';
import { deleteDraft, saveDraft, serializedDraft } from './draft';

const failed: BookingResult = { status: 'failed', values: emptyValues };

/** Above the server's own limit of 20 s. */
const timeoutMs = 30_000;

/** Resolves on timeout, or when the page returns from the back/forward cache. */
function timeoutOrRestoredPage(signal: AbortSignal): Promise<BookingResult> {
  return new Promise((resolve) => {
    const end = (result: BookingResult) => {
      // Next runs one action at a time, so a retry would wait. A history change drops the pending action.
      window.history.replaceState(null, '', window.location.href);
      resolve(result);
    };
    const timer = setTimeout(() => end(failed), timeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pageshow', ({ persisted }) => persisted && end(unsent), { signal });
  });
}

/** Treats any error as a failure, except for a call to an action of another build. If the request did arrive, a retry is deduplicated. */
async function callAction(form: FormData): Promise<BookingResult> {
  const done = new AbortController();
  try {
    const response: Promise<BookingResult | undefined> = submitBooking(unsent, form);
    return (await Promise.race([response, timeoutOrRestoredPage(done.signal)])) ?? failed;
  } catch (error) {
    return unstable_isUnrecognizedActionError(error) ? { status: 'outdated' } : failed;
  } finally {
    done.abort();
  }
}

/** Adds what only the visitor's tab keeps: the contact details and the request as text. */
function withContactAndText(receipt: Receipt, form: FormData): SavedReceipt {
  const values = formValues(form);
  const contact = [values.email, values.phone].map((text) => text.trim()).filter(Boolean);
  const requestText = `${formatRequest(values)}\n\nReference: ${receipt.reference}`;
  return { ...receipt, contact, requestText };
}

/**
 * Sends the form without a page load. `date` is an ISO date, or empty for a question.
 * @param postedResult the result of the same form posted without JavaScript
 */
export function useSend(date: string, postedResult: BookingResult) {
  const [result, setResult] = useState<BookingResult>(postedResult);
  const [newlyTaken, setNewlyTaken] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const router = useRouter();

  function send(event: FormEvent<HTMLFormElement>) {
    // React resets a form after its action.
    event.preventDefault();
    // A second click can precede the next render.
    if (busy.current) return;
    busy.current = true;
    saveDraft(date, event.currentTarget);
    setSending(true);
    setResult(unsent);
    // The connection may drop after the response, so the home page is prefetched now.
    router.prefetch('/');
    void sendForm(event.currentTarget);
  }

  function allowSending(): void {
    busy.current = false;
    setSending(false);
  }

  // An async transition would block navigation until it ends.
  async function sendForm(element: HTMLFormElement): Promise<void> {
    const sent = serializedDraft(element);
    const form = new FormData(element);
    form.set(scriptedField, 'yes');
    const next = await callAction(form);
    if (next.status === 'sent') {
      const receipt = withContactAndText(next.receipt, form);
      // Without contact details, the receipt offers to send the draft again.
      if (receipt.contact.length > 0) deleteDraft(date, sent);
      saveReceipt(receipt);
    }
    if (!element.isConnected) {
      announceOutcome(next);
      return;
    }
    if (next.status === 'sent') {
      router.push('/');
      // Back may restore this page from the back/forward cache.
      window.addEventListener('pageshow', allowSending, { once: true });
      return;
    }
    allowSending();
    setResult(next);
    if (next.status === 'invalid') setNewlyTaken((taken) => [...taken, ...next.takenTimes]);
  }

  function announceOutcome(next: BookingResult): void {
    const sentence = sentenceOf(next);
    if (next.status === 'sent') {
      addAlert({ tone: 'success', sentence, href: '/', link: 'See what you asked for' });
    } else if (sentence) {
      const link = `Back to ${date ? shortDate(date) : 'your question'}`;
      addAlert({ tone: 'failure', sentence, href: formPath(date), link });
    }
  }

  function showProblems(problems: readonly Problem[]): void {
    setResult({ status: 'invalid', problems, takenTimes: [], values: emptyValues });
  }

  return { result, newlyTaken, sending, send, showProblems, dismiss: () => setResult(unsent) };
}
