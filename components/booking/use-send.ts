import { unstable_isUnrecognizedActionError, useRouter } from 'next/navigation';
import {
  useActionState,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import {
  addFailure,
  addReceipt,
  dismissFailure,
  useMissedFailure,
} from '@/components/outcome/outcome-store';
import { submitBooking } from '@/lib/booking/submit-booking';
import { unsent, type BookingResult, type Problem } from '@/lib/booking/booking-result';
import { formPath, honeypotField, scriptedField, type Topic } from '@/lib/request/form-values';
import type { ClockTime } from '@/lib/season/clock-time';
import { deleteDraft, ownPart, storedDraft } from './stored-draft';

/** Above the server's `responseMs` (`relay.ts`). */
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
    // A response that is not the site's, such as a captive portal's, resolves to `undefined`.
    return (await Promise.race([response, timeout])) ?? { status: 'failed' };
  } catch (error) {
    return { status: unstable_isUnrecognizedActionError(error) ? 'outdated' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a form, with a script (`send`) or without one (`postForm`). */
export function useSend(topic: Topic) {
  // Only a form that was posted before its script ran has a `postedResult`. Later, `send` handles the submit event.
  const [postedResult, postForm] = useActionState(submitBooking, unsent, formPath(topic));
  const [result, setResult] = useState<BookingResult>(postedResult);
  const [sending, setSending] = useState(false);
  const [refusedTimes, setRefusedTimes] = useState(refusedTimesOf(postedResult));
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

  function showFailure(next: BookingResult): void {
    busy.current = false;
    setSending(false);
    setResult(next);
    setRefusedTimes((closed) => [...closed, ...refusedTimesOf(next)]);
  }

  const missedFailure = useMissedFailure(topic);
  const showMissedFailure = useEffectEvent(() => {
    if (missedFailure && !busy.current) showFailure(missedFailure);
  });
  useEffect(() => showMissedFailure(), [missedFailure]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    // Otherwise, React would run the form's action too, and reset its fields.
    event.preventDefault();
    if (busy.current) return;
    // The field that has the focus is about to become inert.
    event.nativeEvent.submitter?.focus({ preventScroll: true });
    busy.current = true;
    setSending(true);
    setResult(unsent);
    dismissFailure(topic);
    // The connection may drop after the response, so the home page is prefetched now.
    router.prefetch('/');
    void sendForm(event.currentTarget);
  }

  // Not in a transition: an async one would block navigation until it ends.
  async function sendForm(element: HTMLFormElement): Promise<void> {
    const draft = storedDraft(topic);
    const form = new FormData(element);
    form.set(scriptedField, 'yes');
    const next = await callAction(form);
    const hasLeft = !element.isConnected;
    if (next.status === 'sent') {
      // Another open form may show the contact details and the note, so they stay.
      const isAnotherFormOpen = hasLeft && document.forms.length > 0;
      // Without contact details, the receipt offers to send the draft again.
      if (next.receipt.contact.length > 0) {
        deleteDraft(isAnotherFormOpen ? ownPart(topic, draft) : draft);
      }
      dismissFailure(topic);
      addReceipt(next.receipt, !hasLeft);
      if (!hasLeft) router.push('/');
    } else if (hasLeft) {
      addFailure({ topic, result: next });
    } else {
      // A password manager may have filled it in. A person's second try must get through.
      const honeypot = element.elements.namedItem(honeypotField);
      if (honeypot instanceof HTMLInputElement) honeypot.value = '';
      showFailure(next);
    }
  }

  function showProblems(problems: readonly Problem[]): void {
    setResult({ status: 'invalid', problems, refusedTimes: [] });
  }

  return {
    postForm,
    postedResult,
    result,
    refusedTimes,
    sending,
    send,
    showProblems,
    dismiss() {
      setResult(unsent);
      dismissFailure(topic);
    },
  };
}

function refusedTimesOf(result: BookingResult): readonly ClockTime[] {
  return result.status === 'invalid' ? result.refusedTimes : [];
}
