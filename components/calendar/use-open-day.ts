import { useRouter } from 'next/navigation';
import { loadBookingForm } from '@/components/booking/booking-form-chunk';

/** @returns opens the page of a day (ISO date) in place */
export function useOpenDay(): (date: string) => void {
  const router = useRouter();

  return (date) => {
    // A failure is told where the form stands.
    loadBookingForm().catch(() => undefined);
    window.history.replaceState({ openedDay: date }, '');
    router.push(`/timeslots/${date}`);
  };
}

/** The day (ISO date) that was last opened from this entry of the history. */
export function lastOpenedDay(): string | undefined {
  const { openedDay }: { openedDay?: unknown } = Object(window.history.state);
  return typeof openedDay === 'string' ? openedDay : undefined;
}
