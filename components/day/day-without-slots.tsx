import actionStyles from '@/components/ui/action.module.css';
import { AskLink } from '@/components/page/ask-link';
import { CalendarLink } from '@/components/page/calendar-link';
import { noSlotsSentence } from '@/lib/request/sentences';

export function DayWithoutSlots() {
  return (
    <>
      <p>{noSlotsSentence}</p>
      <CalendarLink>Choose another day</CalendarLink>
      <AskLink className={actionStyles.quiet} />
    </>
  );
}
