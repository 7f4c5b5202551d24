import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { submitBooking } from '@/lib/booking/action';
import { unsent, type BookingResult } from '@/lib/booking/booking-result';
import { emptyValues, fieldNames } from '@/lib/booking/request-fields';
import { forgetDraft, giveRequestId } from './booking-draft';
import { keepReceipt } from './receipt-store';

const failed: BookingResult = { status: 'failed', values: emptyValues };

/** The server answers within 20 s; a line that has said nothing by then is not going to. */
const patience = 30_000;

/**
 * Next calls one action after another, so one on a line that has gone quiet would hold up every later
 * one. It lets go of what it waits for when the history changes, here to the address it already has.
 */
function letGoOfPendingCall(): void {
  window.history.replaceState(null, '', window.location.href);
}

/**
 * Calls the action. Whatever goes wrong on the way (a line that is down or stalls, a new deployment,
 * an edge's own error page) is a failure; should the request have arrived, its id keeps the next try
 * from sending it again.
 */
async function answerTo(form: FormData): Promise<BookingResult> {
  let timer: number | undefined;
  const late = new Promise<BookingResult>((resolve) => {
    timer = window.setTimeout(() => {
      letGoOfPendingCall();
      resolve(failed);
    }, patience);
  });
  try {
    const answer: Promise<BookingResult | undefined> = submitBooking(unsent, form);
    return (await Promise.race([answer, late])) ?? failed;
  } catch {
    return failed;
  } finally {
    window.clearTimeout(timer);
  }
}

/**
 * Sends the form of a day (ISO date) from the page itself.
 *
 * @param answer what the server answered to a form posted without the script
 */
export function useSending(date: string, answer: BookingResult) {
  const [result, setResult] = useState(answer);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const router = useRouter();

  useEffect(() => {
    // A page brought back by Back from the browser's own cache would still say that it is sending.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setSending(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A ref, since a second click can come before the first one has rendered.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setResult(unsent);
    giveRequestId(event.currentTarget);
    const form = new FormData(event.currentTarget);
    form.set(fieldNames.scripted, 'yes');
    void finish(form);
  }

  // No transition: those wait for one another, and the router's own for as long as its call does.
  async function finish(form: FormData): Promise<void> {
    const next = await answerTo(form);
    if (next.status === 'sent') {
      forgetDraft(date);
      keepReceipt(next.receipt);
      router.push('/');
      return;
    }
    busy.current = false;
    setSending(false);
    setResult(next);
  }

  return { result, sending, send, dismiss: () => setResult(unsent) };
}
