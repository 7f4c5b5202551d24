import { useRouter } from 'next/navigation';
import { loadBookingForm } from '@/components/booking/booking-form-chunk';
import { dayPath } from '@/lib/paths';

export function useOpenDay(): (date: string) => void {
  const router = useRouter();

  return (date) => {
    // The form reports a failure itself.
    loadBookingForm().catch(() => undefined);
    window.history.replaceState({ openedDay: date }, '');
    router.push(dayPath(date));
  };
}

/** The day (ISO date) last opened from this history entry. */
export function lastOpenedDay(): string | undefined {
  const { openedDay }: { openedDay?: unknown } = Object(window.history.state);
  return typeof openedDay === 'string' ? openedDay : undefined;
}
