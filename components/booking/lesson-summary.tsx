import { use } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { DotSeparated } from '@/components/ui/dot-separated';
import { useNow } from '@/components/ui/use-now';
import { typeAndPrice } from '@/lib/request/lesson-types';
import { lessonCount, lessonsInWords, timesInWords } from '@/lib/request/lessons-in-words';
import { confirmTimeSentence, passedTimesSentence } from '@/lib/request/sentences';
import { parseClockTime, hasBegunToday } from '@/lib/season/clock-time';
import type { OtherDay } from '@/lib/season/other-days';
import { InputContext } from './form-context';
import { daysLeftOut } from './more-days';
import styles from './submit-bar.module.css';

/** The chosen times, days and lesson types, in the bar beside Submit. */
export function LessonSummary({
  date,
  otherDays,
}: {
  date: string;
  otherDays: readonly OtherDay[];
}) {
  const { choice } = use(InputContext);
  const { times, lessonTypes, otherDates } = choice;
  const days = 1 + otherDates.length - daysLeftOut(otherDays, choice).length;
  const hasSeveralDays = times.length > 0 && days > 1;
  const total = hasSeveralDays ? lessonsInWords(times.length, days) : timesInWords(times);
  const count = hasSeveralDays ? '' : lessonCount(times);
  // There is no total, because the owner has not said how many lessons a week has. Two prices would take a line each.
  const types = lessonTypes.length > 1 ? lessonTypes : lessonTypes.map(typeAndPrice);
  const details = [...(count ? [count] : []), ...types];
  return (
    <>
      {(total || details.length > 0) && (
        <ChangingText as="p" text={[total, ...details].join()} className={styles.summary}>
          {total} <DotSeparated parts={details} />
        </ChangingText>
      )}
      <PassedTimes date={date} times={times} />
      <p className={styles.confirmation}>{confirmTimeSentence}</p>
    </>
  );
}

/** Names chosen times that have begun, by the visitor's clock. They can still be sent. */
function PassedTimes({ date, times }: { date: string; times: readonly string[] }) {
  const now = useNow();
  const chosen = times.flatMap((time) => parseClockTime(time) ?? []);
  const over = now ? chosen.filter((time) => hasBegunToday(date, time, now)) : [];
  if (over.length === 0) return null;
  return (
    <ChangingText as="p" className={styles.missing}>
      {passedTimesSentence(over)}
    </ChangingText>
  );
}
