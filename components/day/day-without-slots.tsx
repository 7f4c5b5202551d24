import actionStyles from '@/components/ui/action.module.css';
import { AskLink } from '@/components/page/ask-link';
import { CalendarLink } from '@/components/page/calendar-link';
import { calendarSeason } from '@/lib/calendar/calendar-season';
import { noSlotsSentence } from '@/lib/request/sentences';
import { datesWithOpenTimes } from '@/lib/season/season';
import { OpenDays } from './open-days';

export function DayWithoutSlots({ date }: { date: string }) {
  const next = datesWithOpenTimes.find((day) => day > date);
  return (
    <>
      <p>{noSlotsSentence}</p>
      {next && <OpenDays season={calendarSeason(next)} />}
      <div className={actionStyles.actions}>
        <div className="in-season">
          <CalendarLink>Choose another day</CalendarLink>
        </div>
        <AskLink className={actionStyles.quiet} />
      </div>
    </>
  );
}
