import { lessonMinutes } from '@/data/lesson-plans';
import { clockTime } from '@/lib/season/clock-time';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { datesBetween } from './date-range';
import { parseTime } from './parse-time';
import { parseBreak } from './season-break';

type SeasonPlan = {
  readonly first: string;
  readonly last: string;
  /** When a day's first and last slots begin: `9:00 AM`. */
  readonly from: string;
  readonly to: string;
  readonly breaks: readonly string[];
  /** Slots such as `2025-07-15 9:00 AM` that stay taken. */
  readonly taken: readonly string[];
};

function startsBetween(from: string, to: string): readonly number[] {
  const [first, last] = [parseTime(from), parseTime(to)];
  const length = Math.floor((last - first) / lessonMinutes) + 1;
  const starts = Array.from({ length }, (_, index) => first + index * lessonMinutes);
  if (starts.at(-1) === last) return starts;
  throw new UserFacingError(
    `No slot begins at ${to}, because slots begin every ${lessonMinutes} minutes from ${from} on.`,
  );
}

/** @throws UserFacingError for an impossible plan, or a break that removes no slot */
export function planSeason({ first, last, from, to, breaks, taken }: SeasonPlan): Season {
  const starts = startsBetween(from, to);
  const dates = datesBetween(first, last);
  const slots = dates.flatMap((date) => starts.map((start) => ({ date, start })));
  const timeOff = new Set(
    breaks.flatMap((text) => {
      const removed = slots.filter(parseBreak(text));
      if (removed.length > 0) return removed;
      throw new UserFacingError(`The break "${text}" removes no slot of this season.`);
    }),
  );
  const days = dates.map((date) => {
    const remaining = slots.filter((slot) => slot.date === date && !timeOff.has(slot));
    const times = remaining.map(({ start }) => clockTime(start));
    const isTaken = (time: string) => taken.includes(`${date} ${time}`);
    return [date, times.map((time) => ({ time, available: !isTaken(time) }))] as const;
  });
  return new Map(days);
}
