import { unstable_isUnrecognizedActionError, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { addAlert, addReceipt, dismissAlert } from '@/components/outcome/outcome-store';
import { submitBooking } from '@/lib/booking/action';
import { sentenceOf, unsent, type BookingResult, type Problem } from '@/lib/booking/booking-result';
import { formPath } from '@/lib/paths';
import { emptyValues, honeypotField, scriptedField } from '@/lib/request/form-values';
import type { ClockTime } from '@/lib/season/clock-time';
import { shortDate } from '@/lib/season/date-in-words';
import { deleteDraft, storedDraft } from './draft';

const failed: BookingResult = { status: 'failed', values: emptyValues };

/** Above the server's own limit of 20 s. */
const timeoutMs = 30_000;

/** A visitor who starts to leave sooner has not read the failure. */
const readingMs = 1_000;

/** Events that can begin a navigation. The next page may open much later. */
const beginnings = ['pointerdown', 'keydown', 'popstate'] as const;

/** Treats any error as a failure, except for a call to an action of another build. If the request did arrive, a retry with contact details is deduplicated. */
async function callAction(form: FormData): Promise<BookingResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<BookingResult>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'stalled' }), timeoutMs);
  });
  try {
    const response: Promise<BookingResult | undefined> = submitBooking(unsent, form);
    return (await Promise.race([response, timeout])) ?? failed;
  } catch (error) {
    return unstable_isUnrecognizedActionError(error) ? { status: 'outdated' } : failed;
  } finally {
    clearTimeout(timer);
  }
}

function announce(date: string, next: BookingResult): void {
  const sentence = sentenceOf(next);
  if (next.status === 'sent') {
    addAlert({ tone: 'success', sentence, page: '/', linkText: 'See what you asked for' });
  } else {
    const linkText = `Back to ${date ? shortDate(date) : 'your question'}`;
    addAlert({ tone: 'failure', sentence, page: formPath(date), linkText });
  }
}

/** Sends the form of an ISO date, or a question (empty). `postedResult` is that of a form posted without JavaScript. */
export function useSend(date: string, postedResult: BookingResult) {
  const [result, setResult] = useState<BookingResult>(postedResult);
  const [newlyClosed, setNewlyClosed] = useState<readonly ClockTime[]>([]);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const failedAt = useRef(-Infinity);
  const actedAt = useRef(-Infinity);
  const router = useRouter();

  // The back/forward cache may bring back a page that was left while it was sending, or left for the receipt.
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted && busy.current) window.location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);

  useEffect(() => {
    const noteAction = ({ timeStamp }: Event) => {
      actedAt.current = timeStamp;
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of beginnings) window.addEventListener(type, noteAction, options);
    return () => listening.abort();
  }, []);

  const announceOnLeaving = useEffectEvent(() => {
    const isUnread = actedAt.current - failedAt.current < readingMs;
    // The result is `unsent` after a dismissal, and while a new attempt runs.
    if (isUnread && result.status !== 'unsent') announce(date, result);
  });
  useEffect(() => () => announceOnLeaving(), []);

  function send(event: FormEvent<HTMLFormElement>) {
    // React resets a form after its action.
    event.preventDefault();
    // A second click can precede the next render.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setResult(unsent);
    dismissAlert(formPath(date));
    // The connection may drop after the response, so the home page is prefetched now.
    router.prefetch('/');
    void sendForm(event.currentTarget);
  }

  // An async transition would block navigation until it ends.
  async function sendForm(element: HTMLFormElement): Promise<void> {
    const draft = storedDraft(date);
    const form = new FormData(element);
    form.set(scriptedField, 'yes');
    const next = await callAction(form);
    const hasLeft = !element.isConnected;
    if (next.status === 'sent') {
      // The contact details also belong to the form that is open now.
      const isAnotherFormOpen = hasLeft && document.forms.length > 0;
      const sent = isAnotherFormOpen ? { choices: draft.choices } : draft;
      // Without contact details, the receipt offers to send the draft again.
      if (next.receipt.contact.length > 0) deleteDraft(date, sent);
      addReceipt(next.receipt);
    }
    if (hasLeft) announce(date, next);
    else if (next.status === 'sent') router.push('/');
    else showFailure(next, element);
  }

  function showFailure(next: BookingResult, element: HTMLFormElement): void {
    busy.current = false;
    setSending(false);
    setResult(next);
    failedAt.current = performance.now();
    if (next.status === 'invalid') setNewlyClosed((closed) => [...closed, ...next.closedTimes]);
    // A password manager may have filled it in. A person's second try must get through.
    const honeypot = element.elements.namedItem(honeypotField);
    if (honeypot instanceof HTMLInputElement) honeypot.value = '';
  }

  function showProblems(problems: readonly Problem[]): void {
    setResult({ status: 'invalid', problems, closedTimes: [], values: emptyValues });
  }

  return { result, newlyClosed, sending, send, showProblems, dismiss: () => setResult(unsent) };
}
