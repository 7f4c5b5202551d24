import { lessonsInWords } from '@/lib/request/lessons-in-words';
import type { LinkedRequest } from '@/lib/request/booking';
import { groupBy } from '@/lib/group-by';
import { pluralize } from '@/lib/pluralize';
import type { ClockTime } from '@/lib/season/clock-time';
import { dateInWords } from '@/lib/season/date-in-words';
import type { Season } from '@/lib/season/season-schema';
import { slotAt, type DayAndTime } from '@/lib/season/season-slots';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function RequestDetails({ request, season }: { request: LinkedRequest; season: Season }) {
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
          <DayStates key={day} day={day} times={times} season={season} />
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

function stateInWords(season: Season, slot: DayAndTime): string {
  return slotAt(season, slot)?.state ?? 'not offered';
}

/** A line of its own for each state, unless all of the day's times are in the same one. */
function DayStates({
  day,
  times,
  season,
}: {
  day: string;
  times: readonly ClockTime[];
  season: Season;
}) {
  const timesByState = groupBy(
    times,
    (time) => stateInWords(season, { date: day, time }),
    (time) => time,
  );
  const isMixed = timesByState.size > 1;
  const Line = isMixed ? 'p' : 'span';
  return (
    <li>
      {dateInWords(day)}
      {Array.from(timesByState, ([state, timesInState]) => (
        <Line key={state} className={state === 'open' ? undefined : styles.gone}>
          {isMixed && timesInState.join(', ')} - {state}
        </Line>
      ))}
    </li>
  );
}
