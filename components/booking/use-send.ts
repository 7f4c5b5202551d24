import { unstable_isUnrecognizedActionError, useRouter } from 'next/navigation';
import { useActionState, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { addAlert, addReceipt, dismissAlert } from '@/components/outcome/outcome-store';
import { submitBooking } from '@/lib/booking/action';
import { sentenceOf, unsent, type BookingResult, type Problem } from '@/lib/booking/booking-result';
import { formPath } from '@/lib/paths';
import { honeypotField, scriptedField, type Topic } from '@/lib/request/form-values';
import type { ClockTime } from '@/lib/season/clock-time';
import { shortDate } from '@/lib/season/date-in-words';
import { deleteDraft, ownPart, storedDraft } from './draft';

/** Above the server's own limit of 20 s. */
const timeoutMs = 30_000;

/**
 * Treats any error as a failure, except for a call to an action of another build. If the request did arrive, a retry
 * with contact details is deduplicated.
 */
async function callAction(form: FormData): Promise<BookingResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<BookingResult>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'stalled' }), timeoutMs);
  });
  try {
    const response: Promise<BookingResult | undefined> = submitBooking(unsent, form);
    return (await Promise.race([response, timeout])) ?? { status: 'failed' };
  } catch (error) {
    return { status: unstable_isUnrecognizedActionError(error) ? 'outdated' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Tells a visitor who has left the form. */
function alertElsewhere(topic: Topic, result: BookingResult): void {
  const sentence = sentenceOf(result);
  if (result.status === 'sent') {
    addAlert({ tone: 'success', sentence, page: '/', linkText: 'See what you asked for' });
  } else {
    const form = topic.kind === 'lesson' ? shortDate(topic.date) : 'your question';
    addAlert({ tone: 'failure', sentence, page: formPath(topic), linkText: `Back to ${form}` });
  }
}

/** Sends a form, with a script (`send`) or without one (`postForm`). */
export function useSend(topic: Topic) {
  const [postedResult, postForm] = useActionState(submitBooking, unsent, formPath(topic));
  const [result, setResult] = useState<BookingResult>(postedResult);
  const [sending, setSending] = useState(false);
  const [closedTimes, setClosedTimes] = useState(closedIn(postedResult));
  // A second click can precede the next render.
  const busy = useRef(false);
  const router = useRouter();

  // The back/forward cache may bring back a page that was left while it was sending, or left for the receipt.
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted && busy.current) window.location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);

  function send(event: SubmitEvent<HTMLFormElement>) {
    // React resets a form after its action.
    event.preventDefault();
    if (busy.current) return;
    // The field that has the focus is about to become inert.
    event.nativeEvent.submitter?.focus({ preventScroll: true });
    busy.current = true;
    setSending(true);
    setResult(unsent);
    dismissAlert(formPath(topic));
    // The connection may drop after the response, so the home page is prefetched now.
    router.prefetch('/');
    void sendForm(event.currentTarget);
  }

  // An async transition would block navigation until it ends.
  async function sendForm(element: HTMLFormElement): Promise<void> {
    const draft = storedDraft(topic);
    const form = new FormData(element);
    form.set(scriptedField, 'yes');
    const next = await callAction(form);
    const hasLeft = !element.isConnected;
    if (next.status === 'sent') {
      // The contact details also belong to the form that is open now.
      const isAnotherFormOpen = hasLeft && document.forms.length > 0;
      // Without contact details, the receipt offers to send the draft again.
      if (next.receipt.contact.length > 0) {
        deleteDraft(isAnotherFormOpen ? ownPart(topic, draft) : draft);
      }
      addReceipt(next.receipt);
    }
    if (hasLeft) alertElsewhere(topic, next);
    else if (next.status === 'sent') router.push('/');
    else showFailure(next, element);
  }

  function showFailure(next: BookingResult, element: HTMLFormElement): void {
    busy.current = false;
    setSending(false);
    setResult(next);
    setClosedTimes((closed) => [...closed, ...closedIn(next)]);
    // A password manager may have filled it in. A person's second try must get through.
    const honeypot = element.elements.namedItem(honeypotField);
    if (honeypot instanceof HTMLInputElement) honeypot.value = '';
  }

  function showProblems(problems: readonly Problem[]): void {
    setResult({ status: 'invalid', problems, closedTimes: [] });
  }

  return {
    postForm,
    postedResult,
    result,
    closedTimes,
    sending,
    send,
    showProblems,
    dismiss: () => setResult(unsent),
  };
}

function closedIn(result: BookingResult): readonly ClockTime[] {
  return result.status === 'invalid' ? result.closedTimes : [];
}
