import { minutesOf } from '@/lib/season/clock-time';
import { otherDaysOf } from '@/lib/season/other-days';
import { openTimesOf, slotsOf } from '@/lib/season/season';
import type { FormValues } from './request-fields';
import { closedSentence, otherDatesSentence, takenSentence } from './sentences';

type DaysAndTimes = Pick<FormValues, 'date' | 'slots' | 'otherDates'>;

/** `takenTimes` lists the chosen times that are no longer open. */
export function seasonProblems(requested: DaysAndTimes) {
  const { date, slots } = requested;
  if (slotsOf(date).length === 0) return { messages: {}, takenTimes: [] };
  const open = openTimesOf(date);
  const notOpen = slots.filter((slot) => !open.includes(slot));
  const takenTimes = notOpen.filter((slot) => minutesOf(slot) !== undefined);
  return {
    messages: {
      ...(notOpen.length > 0 && { slots: [takenSentence(takenTimes)] }),
      otherDates: otherDatesProblems(requested),
    },
    takenTimes,
  };
}

function otherDatesProblems({ date, slots, otherDates }: DaysAndTimes): readonly string[] {
  const offered = otherDaysOf(date).flatMap(({ days }) => days);
  const chosen = offered.filter((day) => otherDates.includes(day.date));
  // A day is not offered, or is listed twice.
  if (chosen.length !== otherDates.length) return [otherDatesSentence];
  const closed = chosen
    .map((day) => ({
      ...day,
      closedTimes: day.closedTimes.filter((time) => slots.includes(time)),
    }))
    .filter(({ closedTimes }) => closedTimes.length > 0);
  return closed.length > 0 ? [closedSentence(closed)] : [];
}
