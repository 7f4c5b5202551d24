import { lessonMinutes } from '@/data/lesson-plans';
import { clockTime } from '@/lib/season/clock-time';
import { addDays, daysBetween, isRealDate } from '@/lib/season/iso-date';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { isInBreak, type Break } from './season-break';

/** Two years: more is a mistyped year. */
const maxDays = 731;

export type SeasonPlan = {
  /** ISO dates, both included. */
  readonly first: string;
  readonly last: string;
  /** When the first and the last slot of a day begin, in minutes after midnight. */
  readonly from: number;
  readonly to: number;
  readonly breaks: readonly Break[];
};

function datesOf({ first, last }: SeasonPlan): readonly string[] {
  const unreal = [first, last].find((date) => !isRealDate(date));
  if (unreal !== undefined) {
    throw new UserFacingError(`"${unreal}" is not a date that exists, written YYYY-MM-DD.`);
  }
  if (last < first) {
    throw new UserFacingError(`A season cannot end on ${last}, since it begins on ${first}.`);
  }
  const length = daysBetween(first, last) + 1;
  if (length > maxDays) {
    throw new UserFacingError(
      `From ${first} to ${last} there are more than ${maxDays} days: is a year mistyped?`,
    );
  }
  return Array.from({ length }, (_, index) => addDays(first, index));
}

function startsOf({ from, to }: SeasonPlan): readonly number[] {
  if (to < from) {
    throw new UserFacingError(
      `The last slot cannot begin at ${clockTime(to)}, before the first at ${clockTime(from)}.`,
    );
  }
  const steps = Math.floor((to - from) / lessonMinutes);
  const nearest = from + steps * lessonMinutes;
  if (nearest !== to) {
    throw new UserFacingError(
      `Slots that begin every ${lessonMinutes} minutes from ${clockTime(from)} on never begin at ${clockTime(to)}: the last one before it is ${clockTime(nearest)}.`,
    );
  }
  return Array.from({ length: steps + 1 }, (_, step) => from + step * lessonMinutes);
}

/** Makes a plan's season. @throws UserFacingError for one that makes no sense, or an idle break */
export function planSeason(plan: SeasonPlan): Season {
  const dates = datesOf(plan);
  const starts = startsOf(plan);
  const idle = plan.breaks.find(
    (pause) => !dates.some((date) => starts.some((start) => isInBreak(pause, date, start))),
  );
  if (idle) throw new UserFacingError(`The break "${idle.text}" takes no slot of this season off.`);
  const slotsOn = (date: string) =>
    starts
      .filter((start) => !plan.breaks.some((pause) => isInBreak(pause, date, start)))
      .map((start) => ({ time: clockTime(start), available: true }));
  return new Map(dates.map((date) => [date, slotsOn(date)]));
}
