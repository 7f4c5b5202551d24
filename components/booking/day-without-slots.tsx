import { CalendarLink } from '@/components/ui/calendar-link';

/** Says that nothing can be booked on a day, and leads to those on which something can. */
export function DayWithoutSlots() {
  return (
    <>
      <p>No time slots available for this day.</p>
      <CalendarLink />
    </>
  );
}
