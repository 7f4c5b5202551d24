import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState, type FormEvent } from 'react';
import { submitBooking } from '@/lib/booking/action';
import { unsent, type BookingResult } from '@/lib/booking/booking-result';
import { emptyValues, fieldNames } from '@/lib/booking/request-fields';
import { forgetDraft } from './booking-draft';
import { keepReceipt } from './receipt-store';

const failed: BookingResult = { status: 'failed', values: emptyValues };

/** Calls the action; whatever goes wrong on the way (offline, a new deployment, an edge's own error) is a failure. */
async function answerTo(form: FormData): Promise<BookingResult> {
  try {
    const result: BookingResult | undefined = await submitBooking(unsent, form);
    return result ?? failed;
  } catch {
    return failed;
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
    const form = new FormData(event.currentTarget);
    form.set(fieldNames.scripted, 'yes');
    startTransition(async () => {
      const next = await answerTo(form);
      if (next.status === 'sent') {
        forgetDraft(date);
        keepReceipt(next.receipt);
        router.push('/');
        return;
      }
      busy.current = false;
      startTransition(() => {
        setSending(false);
        setResult(next);
      });
    });
  }

  return { result, sending, send, dismiss: () => setResult(unsent) };
}
