import { use, type Ref } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { AskLink } from '@/components/ui/ask-link';
import { DotSeparated } from '@/components/ui/dot-separated';
import { lessonsInWords, timesInWords } from '@/lib/booking/lesson-count';
import { planPrice } from '@/lib/booking/plan-price';
import { getBackSentence, passedDaySentence, requestSentence } from '@/lib/booking/sentences';
import { ChoiceContext, daysLeftOut } from './choice';
import { FormContext } from './form-context';
import styles from './submit-bar.module.css';

/** The submit button and the summary. CSS (`:has`) shows the hints about missing fields, so that they work without JavaScript. */
export function SubmitBar({ ref, sending }: { ref: Ref<HTMLButtonElement>; sending: boolean }) {
  const { date } = use(FormContext);
  const { touched } = use(ChoiceContext);
  const hintStyle = touched ? '' : styles.untouched;
  return (
    <div className={styles.bar}>
      <div className={styles.text}>
        {!date && !touched && <p className={styles.reassurance}>{getBackSentence}</p>}
        {date && !touched && (
          <p className={styles.reassurance}>
            <span className="day-to-come">{requestSentence}</span>
            <span className="day-passed">
              {passedDaySentence} <AskLink />
            </span>
          </p>
        )}
        <Summary />
        <div id="missing" className={styles.missing}>
          {date && <p className={`${styles.noTime} ${hintStyle}`}>No time chosen yet.</p>}
          <p className={`${styles.noContact} ${hintStyle}`}>
            Add an email or phone number so I can reply.
          </p>
        </div>
      </div>
      <button
        ref={ref}
        type="submit"
        aria-disabled={sending}
        aria-describedby="missing"
        className={actionStyles.action}
      >
        {sending ? 'Sending…' : 'Submit'}
      </button>
    </div>
  );
}

function Summary() {
  const { otherDays } = use(FormContext);
  const { choice } = use(ChoiceContext);
  const { slots, lessonTypes, otherDates } = choice;
  const days = 1 + otherDates.length - daysLeftOut(otherDays, choice).length;
  const hasSeveralDays = slots.length > 0 && days > 1;
  const total = hasSeveralDays ? lessonsInWords(slots.length, days) : timesInWords(slots);
  const details = hasSeveralDays ? lessonTypes.map((type) => planPrice(type) ?? type) : lessonTypes;
  return (
    (total || details.length > 0) && (
      <p className={styles.summary}>
        {total} <DotSeparated parts={details} />
      </p>
    )
  );
}
