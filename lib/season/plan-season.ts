import { lessonMinutes } from '@/data/lesson-plans';
import { Mistake } from '@/lib/mistake';
import { clockTime } from './clock-time';
import { addDays, isRealDate } from './iso-date';
import { takesOff, type Break } from './season-break';
import type { Season } from './season-schema';

/** Two years. Longer is a slip of the finger in one of the years. */
const mostDays = 731;

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
  for (const date of [first, last]) {
    if (isRealDate(date)) continue;
    throw new Mistake(`"${date}" is not a date that exists, written YYYY-MM-DD.`);
  }
  if (last < first)
    throw new Mistake(`A season cannot end on ${last}, since it begins on ${first}.`);
  const dates = [first];
  for (let date = first; date !== last && dates.length <= mostDays;) {
    date = addDays(date, 1);
    dates.push(date);
  }
  if (dates.length <= mostDays) return dates;
  throw new Mistake(
    `From ${first} to ${last} there are more than ${mostDays} days: is a year mistyped?`,
  );
}

function startsOf({ from, to }: SeasonPlan): readonly number[] {
  if (to < from) {
    throw new Mistake(
      `The last slot cannot begin at ${clockTime(to)}, before the first at ${clockTime(from)}.`,
    );
  }
  const steps = Math.floor((to - from) / lessonMinutes);
  const nearest = from + steps * lessonMinutes;
  if (nearest === to) {
    return Array.from({ length: steps + 1 }, (_, step) => from + step * lessonMinutes);
  }
  throw new Mistake(
    `Slots that begin every ${lessonMinutes} minutes from ${clockTime(from)} on never begin at ${clockTime(to)}: the last one before it is ${clockTime(nearest)}.`,
  );
}

/** A break that changes nothing is a slip: a date outside the season, AM for PM. */
function refuseIdleBreaks(
  { breaks }: SeasonPlan,
  dates: readonly string[],
  starts: readonly number[],
): void {
  const idle = breaks.find(
    (pause) => !dates.some((date) => starts.some((start) => takesOff(pause, date, start))),
  );
  if (idle) throw new Mistake(`The break "${idle.text}" takes no slot of this season off.`);
}

/**
 * The season of a plan, every slot of it available.
 *
 * @throws Mistake in one sentence, when the plan cannot be meant
 */
export function planSeason(plan: SeasonPlan): Season {
  const dates = datesOf(plan);
  const starts = startsOf(plan);
  refuseIdleBreaks(plan, dates, starts);
  return new Map(
    dates.map((date) => {
      const left = starts.filter(
        (start) => !plan.breaks.some((pause) => takesOff(pause, date, start)),
      );
      return [date, left.map((start) => ({ time: clockTime(start), available: true }))];
    }),
  );
}
