import actionStyles from '@/components/ui/action.module.css';
import type { Receipt } from '@/lib/booking/receipt';

/**
 * Gives the times asked for to the visitor's own calendar. The file is in the link itself, so that it
 * costs no request and works without a script; phones and computers open it in their calendar.
 */
export function AddToCalendar({ receipt: { reference, calendarFile } }: { receipt: Receipt }) {
  if (!calendarFile) return null;
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile)}`}
      download={`swim-lesson-${reference}.ics`}
      className={actionStyles.quiet}
    >
      Add to calendar
    </a>
  );
}
