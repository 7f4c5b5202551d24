import { slotState } from '@/lib/answer/slot-state';
import { lessonsInWords } from '@/lib/request/message';
import type { Booking } from '@/lib/request/booking';
import { pluralize } from '@/lib/pluralize';
import { dateInWords } from '@/lib/season/date-in-words';
import type { OfferedSlots } from '@/lib/season/season-slots';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function RequestDetails({ request, offered }: { request: Booking; offered: OfferedSlots }) {
  const { date, otherDates, times, lessonTypes, email, phone, reference } = request;
  const dates = [date, ...otherDates];
  const lessons =
    otherDates.length > 0
      ? lessonsInWords(times.length, dates.length)
      : pluralize(times.length, 'lesson');
  const wanted = [...lessonTypes, ...(times.length > 0 ? [lessons] : [])];
  return (
    <AnswerSection title={`Request ${reference}`}>
      {wanted.length > 0 && <p>{wanted.join(' · ')}</p>}
      <p className={styles.times}>{times.join(', ') || 'No time was chosen.'}</p>
      <ul>
        {dates.map((day) => (
          <DayStates key={day} day={day} times={times} offered={offered} />
        ))}
      </ul>
      {!email && !phone && (
        <p>No email or phone number was left. The note in the email may have one.</p>
      )}
      {times.length > 0 && (
        <p className={styles.quiet}>Availability is as of the site’s last build.</p>
      )}
    </AnswerSection>
  );
}

/** A line of its own for each state, unless all of the day's times are in the same one. */
function DayStates({
  day,
  times,
  offered,
}: {
  day: string;
  times: readonly string[];
  offered: OfferedSlots;
}) {
  const states = new Set(times.map((time) => slotState(offered, day, time)));
  const isMixed = states.size > 1;
  const Line = isMixed ? 'p' : 'span';
  return (
    <li>
      {dateInWords(day)}
      {Array.from(states, (state) => {
        const timesInState = times.filter((time) => slotState(offered, day, time) === state);
        return (
          <Line key={state} className={state === 'open' ? undefined : styles.gone}>
            {isMixed && timesInState.join(', ')} - {state}
          </Line>
        );
      })}
    </li>
  );
}
