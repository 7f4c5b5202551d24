import type { Receipt } from '@/lib/booking/receipt';
import { dateInWords } from '@/lib/season/iso-date';

/** What was asked for and what happens next. */
export function ReceiptDetails({
  receipt: { reference, date, slots, lessonTypes },
}: {
  receipt: Receipt;
}) {
  // A time is not to be parted from its AM or PM.
  const times = slots.map((slot) => slot.replace(' ', '\u00a0')).join(', ');
  return (
    <>
      <p>
        {dateInWords(date)}
        {times && `: ${times}`}
      </p>
      {lessonTypes.length > 0 && <p>{lessonTypes.join(', ')}</p>}
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <p>
        This is a request, not yet a confirmed lesson. The instructor reads it and answers you to
        settle the time.
      </p>
    </>
  );
}
