import type { MarkSlots, PlanSeason } from '@/lib/commands/command';
import { datesIn, type DateRange } from '@/lib/commands/date-range';
import { planSeason, withoutIdleBreaks } from '@/lib/commands/plan-season';
import { commandsFor, type SlotChange } from '@/lib/commands/slot-changes';
import { isRealDate } from '@/lib/season/iso-date';
import { hasBegunToday, type Moment } from '@/lib/season/moment';
import type { Season, Slot } from '@/lib/season/season-schema';
import { isSameSeason, isSameSlot, timesIn, type DayAndTime } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/user-facing-error';
import { inWords } from './in-words';

/** A command that the instructor's page sends. */
export type PageCommand = MarkSlots | PlanSeason;

/** A change that was chosen. One that was sent stays until a build holds it. */
export type ChosenChange = SlotChange & { readonly isSent: boolean };

/** The changes that the season does not hold yet, in its order. */
export function changesToMake<Change extends SlotChange>(
  changes: readonly Change[],
  season: Season,
): readonly Change[] {
  return [...season].flatMap(([date, slots]) =>
    slots.flatMap(({ time, state }) => {
      const change = changes.find((one) => isSameSlot(one, { date, time }));
      return change && change.state !== state ? [change] : [];
    }),
  );
}

/**
 * Changes that close today's open slots. One that has begun is left out, unless it is in `chosen`, so that a second press
 * takes it back.
 * @param now by the phone's clock
 */
export function restOfDay(
  season: Season,
  now: Moment,
  chosen: readonly SlotChange[],
): readonly SlotChange[] {
  const { date } = now;
  return timesIn('open', season.get(date) ?? [])
    .map((time) => ({ date, time, state: 'closed' as const }))
    .filter(
      (change) =>
        !hasBegunToday(date, change.time, now) || chosen.some((one) => isSameSlot(one, change)),
    );
}

/** Commands that make exactly `some` of all chosen changes, which must be in order. */
export function commandsToSend(
  some: readonly SlotChange[],
  all: readonly SlotChange[],
  season: Season,
): readonly MarkSlots[] {
  // Closing a whole day would also close a time that is opened on it.
  const opensTimes = (date: string) =>
    all.some((change) => change.date === date && change.state === 'open');
  return commandsFor(some, (date, times) => {
    const notClosed = (season.get(date) ?? []).filter(({ state }) => state !== 'closed');
    return times.length === notClosed.length && !opensTimes(date);
  });
}

/** Whether a command is about a slot. */
export function concerns({ days, times }: MarkSlots, { date, time }: DayAndTime): boolean {
  const isOnDay = days.some(({ first, last }) => first <= date && date <= last);
  return isOnDay && (times.length === 0 || times.includes(time));
}

export type PlanProblem = {
  /** A field of the plan, or the closed times of the season that there is. */
  readonly about: 'first' | 'last' | 'to' | 'breaks' | 'closed times';
  readonly sentence: string;
};

function reasonOf(error: unknown): string {
  if (!(error instanceof UserFacingError)) throw error;
  return inWords(error.message);
}

/** Why two dates of a form are no range; `undefined` if they are one. */
export function rangeProblem(range: DateRange): string | undefined {
  if (!isRealDate(range.first) || !isRealDate(range.last)) return 'Choose a day.';
  try {
    datesIn(range);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * Plans a new season after the changes. Breaks that remove nothing are left out.
 * @param today an ISO date
 * @returns the planned season, or the problem that prevents it
 */
export function previewSeason(
  season: Season,
  changes: readonly SlotChange[],
  plan: PlanSeason,
  today: string,
) {
  const stateOf = (date: string, { time, state }: Slot) =>
    changes.find((change) => isSameSlot(change, { date, time }))?.state ?? state;
  const changed: Season = new Map(
    Array.from(season, ([date, slots]) => [
      date,
      slots.map((slot) => ({ ...slot, state: stateOf(date, slot) })),
    ]),
  );
  const dates = rangeProblem(plan);
  if (dates !== undefined) {
    const about = isRealDate(plan.first) ? 'last' : 'first';
    return { problem: { about, sentence: dates } satisfies PlanProblem };
  }
  let about: PlanProblem['about'] = 'to';
  try {
    withoutIdleBreaks({ ...plan, breaks: [] });
    about = 'breaks';
    const command = withoutIdleBreaks(plan);
    about = 'closed times';
    const { season: planned, dropped } = planSeason(changed, command, today);
    const idle = plan.breaks.filter((text) => !command.breaks.includes(text));
    const remarks = idle.map((text) => inWords(`Left out, because it removes nothing: ${text}.`));
    return { command, season: planned, remarks, dropped: dropped.map(inWords) };
  } catch (error) {
    return { problem: { about, sentence: reasonOf(error) } };
  }
}

export type Preview = ReturnType<typeof previewSeason>;

/** Whether the season is what a plan would make of it. @param today an ISO date */
export function holdsPlan(season: Season, plan: PlanSeason, today: string): boolean {
  const { season: planned } = previewSeason(season, [], plan, today);
  return planned !== undefined && isSameSeason(planned, season);
}
