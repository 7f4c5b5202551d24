import type { Receipt } from '@/lib/booking/receipt';
import { dateInWords } from '@/lib/season/iso-date';

/** What was asked for and what happens next. */
export function ReceiptDetails({
  receipt: { reference, date, slots, lessonTypes },
}: {
  receipt: Receipt;
}) {
  const choices = [slots.join(', '), lessonTypes.join(', ')].filter(Boolean).join(' · ');
  return (
    <>
      <p>
        {dateInWords(date)}
        {choices && `: ${choices}`}.
      </p>
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
