import { lessonMinutes } from '@/data/lesson-plans';
import { clockTime } from '@/lib/season/clock-time';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { datesBetween } from './date-range';
import { isInBreak, type Break } from './season-break';

export type SeasonPlan = {
  readonly first: string;
  readonly last: string;
  /** When a day's first and last slots begin, in minutes after midnight. */
  readonly from: number;
  readonly to: number;
  readonly breaks: readonly Break[];
};

function startsOf({ from, to }: SeasonPlan): readonly number[] {
  const [first, last] = [clockTime(from), clockTime(to)];
  if (to < from) {
    throw new UserFacingError(
      `The last slot cannot begin at ${last}, before the first at ${first}.`,
    );
  }
  const steps = Math.floor((to - from) / lessonMinutes);
  const nearest = from + steps * lessonMinutes;
  if (nearest !== to) {
    throw new UserFacingError(
      `No slot begins at ${last}, because slots begin every ${lessonMinutes} minutes from ${first} on. The last one before it is ${clockTime(nearest)}.`,
    );
  }
  return Array.from({ length: steps + 1 }, (_, step) => from + step * lessonMinutes);
}

/** @throws UserFacingError for an impossible plan, or a break that removes no slot */
export function planSeason(plan: SeasonPlan): Season {
  const starts = startsOf(plan);
  const dates = datesBetween(plan.first, plan.last);
  const idle = plan.breaks.find(
    (timeOff) => !dates.some((date) => starts.some((start) => isInBreak(timeOff, date, start))),
  );
  if (idle) throw new UserFacingError(`The break "${idle.text}" removes no slot of this season.`);
  const days = dates.map((date) => {
    const open = starts.filter(
      (start) => !plan.breaks.some((timeOff) => isInBreak(timeOff, date, start)),
    );
    return [date, open.map((start) => ({ time: clockTime(start), available: true }))] as const;
  });
  return new Map(days);
}
