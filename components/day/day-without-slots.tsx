import { CalendarLink } from '@/components/ui/calendar-link';
import { noSlotsSentence } from '@/lib/booking/sentences';

/** Says that nothing can be booked on a day, and leads to those on which something can. */
export function DayWithoutSlots() {
  return (
    <>
      <p>{noSlotsSentence}</p>
      <CalendarLink />
    </>
  );
}
