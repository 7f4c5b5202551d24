import { use, type Ref } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import { DotSeparated } from '@/components/ui/dot-separated';
import { useNow } from '@/components/ui/use-now';
import { typeAndPrice } from '@/lib/request/lesson-types';
import { lessonsInWords, timesInWords } from '@/lib/request/message';
import {
  confirmTimeSentence,
  getBackSentence,
  passedTimesSentence,
  requestSentence,
} from '@/lib/request/sentences';
import { parseClockTime } from '@/lib/season/clock-time';
import { hasBegun } from '@/lib/season/moment';
import { ChoiceContext, FormContext } from './form-state';
import { daysLeftOut } from './more-days';
import styles from './submit-bar.module.css';

/** The submit button and the summary. CSS (`:has`) shows the hints about missing fields, so that they work without JavaScript. */
export function SubmitBar({ ref, sending }: { ref: Ref<HTMLButtonElement>; sending: boolean }) {
  const { date } = use(FormContext);
  const { isTouched } = use(ChoiceContext);
  const hintStyle = isTouched ? '' : styles.untouched;
  return (
    <div className={styles.bar}>
      <div className={styles.text}>
        {!isTouched && (
          <p className={styles.reassurance}>{date ? requestSentence : getBackSentence}</p>
        )}
        <Summary />
        <PassedTimes />
        <div id="missing" className={styles.missing}>
          {date && <p className={`${styles.noTime} ${hintStyle}`}>No time chosen yet.</p>}
          <p className={`${styles.noContact} ${hintStyle}`}>
            Add an email or phone number so I can reply.
          </p>
        </div>
        {date && <p className={styles.confirmation}>{confirmTimeSentence}</p>}
      </div>
      <button
        ref={ref}
        type="submit"
        aria-disabled={sending}
        aria-describedby="missing"
        // Enter in a field clicks this button too, before the browser checks the email.
        onClick={({ currentTarget }) => tidyEmail(currentTarget.form)}
        className={actionStyles.action}
      >
        <ChangingText>{sending ? 'Sending…' : 'Submit'}</ChangingText>
      </button>
    </div>
  );
}

/** Removes invisible characters, which are often pasted with an email, and for which a browser rejects it without a reason. */
function tidyEmail(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.value = field.value.replace(/\p{Cf}/gu, '').trim();
}

/** Names chosen times that have begun, by the visitor's clock. They can still be sent. */
function PassedTimes() {
  const { date } = use(FormContext);
  const { choice } = use(ChoiceContext);
  const now = useNow();
  const chosen = choice.times.flatMap((time) => parseClockTime(time) ?? []);
  const over = now ? chosen.filter((time) => hasBegun(date, time, now)) : [];
  if (over.length === 0) return null;
  const sentence = passedTimesSentence(over);
  return (
    <p key={sentence} className={styles.missing}>
      {sentence}
    </p>
  );
}

function Summary() {
  const { otherDays } = use(FormContext);
  const { choice } = use(ChoiceContext);
  const { times, lessonTypes, otherDates } = choice;
  const days = 1 + otherDates.length - daysLeftOut(otherDays, choice).length;
  const hasSeveralDays = times.length > 0 && days > 1;
  const total = hasSeveralDays ? lessonsInWords(times.length, days) : timesInWords(times);
  // A total would need to know how many lessons a week has, which the owner has not said.
  const plans = lessonTypes.map(typeAndPrice);
  return (
    (total || plans.length > 0) && (
      <p key={[total, ...plans].join()} className={styles.summary}>
        {total} <DotSeparated parts={plans} />
      </p>
    )
  );
}
