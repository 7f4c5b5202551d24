import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { loadBookingForm } from '@/components/booking/booking-form-chunk';

/** Opens the page of a day (ISO date) in place; `isOpening` until it is there. */
export function useOpenDay() {
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();

  function openDay(date: string): void {
    // A failure is told where the form stands.
    loadBookingForm().catch(() => undefined);
    window.history.replaceState({ openedDay: date }, '');
    startOpening(() => router.push(`/timeslots/${date}`));
  }

  return { isOpening, openDay };
}

/** The day (ISO date) that was last opened from this entry of the history. */
export function lastOpenedDay(): string | undefined {
  const { openedDay }: { openedDay?: unknown } = Object(window.history.state);
  return typeof openedDay === 'string' ? openedDay : undefined;
}
