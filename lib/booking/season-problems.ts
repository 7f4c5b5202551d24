import { minutesOf } from '@/lib/season/clock-time';
import { otherDaysOf, type OtherDay } from '@/lib/season/other-days';
import { openTimesOf, slotsOf } from '@/lib/season/season';
import type { Problem } from './booking-result';
import { closedSentence, otherDatesSentence, takenSentence } from './sentences';

type AskedFor = {
  readonly date: string;
  readonly slots: readonly string[];
  readonly otherDates: readonly string[];
};

type SeasonProblems = {
  readonly problems: readonly Problem[];
  /** The chosen times that the day no longer offers, in its order. */
  readonly takenTimes: readonly string[];
};

/** What the season has against a request's times and days; nothing where its day cannot be booked at all. */
export function seasonProblems({ date, slots, otherDates }: AskedFor): SeasonProblems {
  if (slotsOf(date).length === 0) return { problems: [], takenTimes: [] };
  const open = openTimesOf(date);
  const notOpen = [...new Set(slots)].filter((slot) => !open.includes(slot));
  const takenTimes = inClockOrder(notOpen);
  const taken = { field: 'slots', message: takenSentence(takenTimes) } as const;
  const message = otherDatesProblem(date, slots, otherDates);
  return {
    problems: [
      ...(notOpen.length > 0 ? [taken] : []),
      ...(message ? [{ field: 'otherDates', message } as const] : []),
    ],
    takenTimes,
  };
}

/** Without what is no time. */
function inClockOrder(slots: readonly string[]): readonly string[] {
  return slots
    .flatMap((slot) => {
      const minutes = minutesOf(slot);
      return minutes === undefined ? [] : [{ slot, minutes }];
    })
    .toSorted((one, other) => one.minutes - other.minutes)
    .map(({ slot }) => slot);
}

function otherDatesProblem(
  date: string,
  slots: readonly string[],
  otherDates: readonly string[],
): string | undefined {
  const offered = otherDaysOf(date).flatMap(({ days }) => days);
  const chosen = offered.filter((day) => otherDates.includes(day.date));
  // A day that is not offered, or is there twice.
  if (chosen.length !== otherDates.length) return otherDatesSentence;
  const closed = chosen.flatMap((day): readonly OtherDay[] => {
    const closedTimes = day.closedTimes.filter((time) => slots.includes(time));
    return closedTimes.length > 0 ? [{ ...day, closedTimes }] : [];
  });
  return closed.length > 0 ? closedSentence(closed) : undefined;
}
