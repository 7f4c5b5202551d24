import actionStyles from '@/components/ui/action.module.css';
import { slotState, type OfferedSlots } from '@/lib/answer/slot-state';
import { numbersToDial } from '@/lib/answer/phone-number';
import { lessonsInWords } from '@/lib/request/message';
import type { Booking } from '@/lib/request/booking';
import { pluralize } from '@/lib/pluralize';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function RequestDetails({ request, offered }: { request: Booking; offered: OfferedSlots }) {
  const { date, otherDates, times, lessonTypes, reference } = request;
  const dates = [date, ...otherDates];
  const lessons =
    otherDates.length > 0
      ? lessonsInWords(times.length, dates.length)
      : pluralize(times.length, 'lesson');
  return (
    <AnswerSection title={`Request ${reference}`}>
      <ul>
        {dates.map((day) => (
          <li key={day}>
            <h3>{dateInWords(day)}</h3>
            <ul>
              {times.map((time) => {
                const state = slotState(offered, day, time);
                return (
                  <li key={time} className={state === 'open' ? undefined : styles.gone}>
                    {time} - {state}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      {times.length === 0 && <p>No time was chosen.</p>}
      <p>{[...lessonTypes, ...(times.length > 0 ? [lessons] : [])].join(' · ')}</p>
      <Contact request={request} />
      {times.length > 0 && (
        <p className={styles.quiet}>Availability is as of the site’s last build.</p>
      )}
    </AnswerSection>
  );
}

function Contact({ request: { email, phone } }: { request: Booking }) {
  const numbers = numbersToDial(phone);
  if (!email && !phone)
    return <p>No email or phone number was left, so there is no way to reply.</p>;
  return (
    <ul className={actionStyles.actions}>
      {email && (
        <li>
          <a
            href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
            dir="auto"
            className={actionStyles.quiet}
          >
            {email}
          </a>
        </li>
      )}
      {numbers.map(({ text, number }) => (
        <li key={number}>
          <a href={`tel:${number}`} dir="auto" className={actionStyles.quiet}>
            {text}
          </a>
        </li>
      ))}
      {phone && numbers.length === 0 && <li dir="auto">{phone}</li>}
    </ul>
  );
}
