import type { Command, MarkSlots, PlanSeason } from '@/lib/commands/command';
import { rangesOf } from '@/lib/commands/date-range';
import { markSlots } from '@/lib/commands/mark-slots';
import { planSeason, withoutIdleBreaks } from '@/lib/commands/plan-season';
import { groupBy } from '@/lib/group-by';
import { pluralize } from '@/lib/pluralize';
import { hasBegun, type Moment } from '@/lib/season/moment';
import type { Season, Slot } from '@/lib/season/season-schema';
import {
  isSameSeason,
  isSameSlot,
  slotAt,
  timesIn,
  type DayAndTime,
} from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/user-facing-error';

/** A command that the instructor's page sends. It never undoes a commit. */
export type PageCommand = Exclude<Command, { kind: 'undo' }>;

/** A slot, and the state that it gets. */
export type SlotChange = DayAndTime & Pick<Slot, 'state'>;

export function inOrder(changes: readonly SlotChange[], season: Season): readonly SlotChange[] {
  return [...season].flatMap(([date, slots]) =>
    slots.flatMap(({ time }) => changes.find((one) => isSameSlot(one, { date, time })) ?? []),
  );
}

/** Changes that take today's open slots; one that has begun, only if it is in `chosen`. @param now by the phone's clock */
export function restOfDay(
  season: Season,
  now: Moment,
  chosen: readonly SlotChange[],
): readonly SlotChange[] {
  const { date } = now;
  return timesIn('open', season.get(date) ?? [])
    .map((time) => ({ date, time, state: 'closed' as const }))
    .filter(
      (take) => !hasBegun(date, take.time, now) || chosen.some((one) => isSameSlot(one, take)),
    );
}

function timesByDate(changes: readonly SlotChange[]) {
  return groupBy(
    changes,
    ({ date }) => date,
    ({ time }) => time,
  );
}

/**
 * Commands that make exactly these changes: one for the days with the same times. `changes` must be in order.
 * @param pending changes that were sent before, but are not in `season`
 */
export function commandsFor(
  changes: readonly SlotChange[],
  season: Season,
  pending: readonly SlotChange[] = [],
): readonly MarkSlots[] {
  const taken = timesByDate(changes.filter(({ state }) => state === 'closed'));
  const freed = timesByDate(changes.filter(({ state }) => state === 'open'));
  const datesOfFreed = new Set(
    [...changes, ...pending].flatMap(({ date, state }) => (state === 'open' ? [date] : [])),
  );
  // Taking a whole day would also take a time that is freed on it.
  const isWholeDay = (date: string, times: readonly string[]) =>
    !datesOfFreed.has(date) && timesIn('open', season.get(date) ?? []).length === times.length;
  return (
    [
      ['take', taken],
      ['free', freed],
    ] as const
  ).flatMap(([kind, timesOn]) => {
    // A whole day is never freed, because a time that was taken since the build belongs to a family.
    const timesToName = (date: string) => {
      const times = timesOn.get(date) ?? [];
      return kind === 'take' && isWholeDay(date, times) ? [] : times;
    };
    const datesByTimes = groupBy(
      timesOn.keys(),
      (date) => timesToName(date).join(),
      (date) => date,
    );
    return Array.from(datesByTimes.values(), (dates) => ({
      kind,
      days: rangesOf(dates),
      times: dates.slice(0, 1).flatMap(timesToName),
    }));
  });
}

/** `Take 3 times on 2 days`. */
export function changesInWords(changes: readonly SlotChange[]): string {
  const words = (verb: string, some: readonly SlotChange[]) => {
    const days = new Set(some.map(({ date }) => date)).size;
    return some.length > 0
      ? [`${verb} ${pluralize(some.length, 'time')} on ${pluralize(days, 'day')}`]
      : [];
  };
  return [
    ...words(
      'Take',
      changes.filter(({ state }) => state === 'closed'),
    ),
    ...words(
      'Open',
      changes.filter(({ state }) => state === 'open'),
    ),
  ].join(' · ');
}

/** Slots that both seasons have in different states, with the state in `after`. */
function changesBetween(before: Season, after: Season): readonly SlotChange[] {
  return [...after].flatMap(([date, slots]) =>
    slots.flatMap(({ time, state }) => {
      const slot = slotAt(before, { date, time });
      return slot && slot.state !== state ? [{ date, time, state }] : [];
    }),
  );
}

type Failure = { readonly problem: string };

function attempt<Result extends object>(
  run: () => Result,
): (Result & { problem?: never }) | Failure {
  try {
    return run();
  } catch (error) {
    if (error instanceof UserFacingError) return { problem: error.message };
    throw error;
  }
}

/**
 * Plans a new season after `marks`. Breaks that remove nothing are left out.
 * @param today an ISO date
 * @returns the planned season, or the problem that prevents it
 */
export function previewSeason(
  season: Season,
  marks: readonly MarkSlots[],
  plan: PlanSeason,
  today: string,
) {
  return attempt(() => {
    const marked = marks.reduce((now, mark) => markSlots(now, mark).season, season);
    const command = withoutIdleBreaks(plan);
    const idle = plan.breaks.filter((text) => !command.breaks.includes(text));
    const { season: planned, dropped } = planSeason(marked, command, today);
    const remarks = idle.map((text) => `Left out, because it removes nothing: ${text}.`);
    return { command, season: planned, remarks, dropped };
  });
}

export type Preview = ReturnType<typeof previewSeason>;

/** The slots that commands, one after another, would still change, in order. */
export function pendingChanges(
  season: Season,
  commands: readonly PageCommand[],
): readonly SlotChange[] {
  let now = season;
  for (const command of commands) {
    if (command.kind === 'season') continue;
    const before = now;
    const result = attempt(() => markSlots(before, command));
    if (result.problem === undefined) now = result.season;
  }
  return changesBetween(season, now);
}

/** Whether a new season is among the commands. */
export function startsSeason(commands: readonly PageCommand[]): boolean {
  return commands.some(({ kind }) => kind === 'season');
}

function sets({ days, times }: MarkSlots, { date, time }: DayAndTime): boolean {
  const isOnDay = days.some(({ first, last }) => first <= date && date <= last);
  return isOnDay && (times.length === 0 || times.includes(time));
}

function isPlanned(season: Season, plan: PlanSeason, today: string): boolean {
  const result = attempt(() => planSeason(season, withoutIdleBreaks(plan), today));
  return result.problem === undefined && isSameSeason(result.season, season);
}

/** Whether the season holds what commands asked for, except for slots that `later` ones set again. `today` is an ISO date. */
export function isOnSite(
  season: Season,
  commands: readonly PageCommand[],
  today: string,
  later: readonly PageCommand[] = [],
): boolean {
  const plans = commands.filter((command) => command.kind === 'season');
  // A new season may lack the days of the commands before it. They run together or not at all.
  if (plans.length > 0) return plans.every((plan) => isPlanned(season, plan, today));
  const marks = commands.filter((command) => command.kind !== 'season');
  if (marks.some((mark) => attempt(() => markSlots(season, mark)).problem !== undefined)) {
    return false;
  }
  const laterMarks = later.filter((command) => command.kind !== 'season');
  return pendingChanges(season, marks).every((slot) => laterMarks.some((mark) => sets(mark, slot)));
}
