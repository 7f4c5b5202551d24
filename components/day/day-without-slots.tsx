import { CalendarLink } from '@/components/ui/calendar-link';
import { noSlotsSentence } from '@/lib/booking/sentences';

export function DayWithoutSlots() {
  return (
    <>
      <p>{noSlotsSentence}</p>
      <CalendarLink>Choose another day</CalendarLink>
    </>
  );
}
