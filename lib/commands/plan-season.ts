import { lessonMinutes } from '@/data/lesson-plans';
import { clockTime } from '@/lib/season/clock-time';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { datesBetween } from './date-range';
import { isInBreak, type Break } from './season-break';

export type SeasonPlan = {
  readonly first: string;
  readonly last: string;
  /** When the first and the last slot of a day begin, in minutes after midnight. */
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
      `Slots that begin every ${lessonMinutes} minutes from ${first} on never begin at ${last}: the last one before it is ${clockTime(nearest)}.`,
    );
  }
  return Array.from({ length: steps + 1 }, (_, step) => from + step * lessonMinutes);
}

/** Makes a plan's season. @throws UserFacingError for one that makes no sense, or an idle break */
export function planSeason(plan: SeasonPlan): Season {
  const starts = startsOf(plan);
  const dates = datesBetween(plan.first, plan.last);
  const idle = plan.breaks.find(
    (pause) => !dates.some((date) => starts.some((start) => isInBreak(pause, date, start))),
  );
  if (idle) throw new UserFacingError(`The break "${idle.text}" takes no slot of this season off.`);
  const days = dates.map((date) => {
    const open = starts.filter(
      (start) => !plan.breaks.some((pause) => isInBreak(pause, date, start)),
    );
    return [date, open.map((start) => ({ time: clockTime(start), available: true }))] as const;
  });
  return new Map(days);
}
