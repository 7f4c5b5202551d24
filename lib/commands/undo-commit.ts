import { lessonMinutes } from '@/data/lesson-plans';
import { byStart, minutesOf, type ClockTime } from '@/lib/season/clock-time';
import type { Season, Slot } from '@/lib/season/season-schema';
import { slotAt, type DayAndTime } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/user-facing-error';
import { listSlots } from './list-slots';
import type { CommandResult } from './mark-slots';

/** A commit after the undone one that changed the season's file. A merge has several parents. */
export type LaterCommit = { readonly season: Season; readonly parents: readonly Season[] };

export type CommitHistory = {
  readonly before: Season;
  readonly after: Season;
  readonly later: readonly LaterCommit[];
};

/** Whether a commit itself made a value what it is, rather than one of its parents. */
function changes(
  { season, parents }: LaterCommit,
  valueIn: (season: Season) => string | undefined,
): boolean {
  return parents.every((parent) => valueIn(parent) !== valueIn(season));
}

function daysOf(season: Season): string {
  return [...season.keys()].join();
}

function slotsOfAll(seasons: readonly Season[]): readonly DayAndTime[] {
  const times = new Map<string, Set<ClockTime>>();
  for (const [date, slots] of seasons.flatMap((season) => [...season])) {
    const known = times.get(date) ?? new Set();
    slots.forEach(({ time }) => known.add(time));
    times.set(date, known);
  }
  return [...times]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([date, known]) => [...known].toSorted(byStart).map((time) => ({ date, time })));
}

/** `undefined` where the season does not offer the slot. */
function stateIn(season: Season, slot: DayAndTime): Slot['state'] | undefined {
  return slotAt(season, slot)?.state;
}

/** The slots that would not overlap a lesson at one of `others`. */
function withoutOverlaps(
  slots: readonly DayAndTime[],
  others: readonly DayAndTime[],
): readonly DayAndTime[] {
  const starts = new Map<string, number[]>();
  for (const { date, time } of others) {
    starts.set(date, [...(starts.get(date) ?? []), minutesOf(time)]);
  }
  return slots.filter(({ date, time }) =>
    (starts.get(date) ?? []).every((start) => Math.abs(start - minutesOf(time)) >= lessonMinutes),
  );
}

/**
 * Restores what a commit changed. A slot that was changed again since is left alone, even if it is now as the commit
 * left it: a time that was freed and taken again belongs to another family. If the commit changed which days the season has,
 * the earlier days come back only if, since then, nobody has changed the days, and nobody has changed a time on a day that
 * would disappear. Otherwise the present days stay, and times are restored only on days that the season also had before
 * the commit. A slot that is missing now comes back only if its lesson overlaps no slot that the season has gained and keeps.
 * @throws UserFacingError if the commit changed no slot and no day
 */
export function undoCommit(now: Season, { before, after, later }: CommitHistory): CommandResult {
  // `now` counts as one more commit, because it may have edits that are not committed, or lack what a merge has dropped.
  const since = [...later, { season: now, parents: [after] }];
  const slots = slotsOfAll([before, after, ...since.map(({ season }) => season)]);
  const commitChanged = (slot: DayAndTime) => stateIn(before, slot) !== stateIn(after, slot);
  const changedLater = new Set(
    slots.filter((slot) =>
      since.some((commit) => changes(commit, (season) => stateIn(season, slot))),
    ),
  );
  const changesDays = daysOf(before) !== daysOf(after);
  if (!changesDays && !slots.some(commitChanged)) {
    throw new UserFacingError('That commit changed no times, so there is nothing to undo.');
  }
  const restoresDays =
    changesDays &&
    !since.some((commit) => changes(commit, daysOf)) &&
    [...changedLater].every(({ date }) => before.has(date));

  // A day that the commit added keeps its times, unless the days from before the commit are restored.
  const undone = slots.filter(
    (slot) =>
      (restoresDays || before.has(slot.date)) && commitChanged(slot) && !changedLater.has(slot),
  );
  const isUndone = new Set(undone);
  const isMissing = (slot: DayAndTime) => stateIn(now, slot) === undefined;
  const missing = undone.filter(isMissing);
  const returning = withoutOverlaps(
    missing,
    slots.filter(
      (slot) => !isMissing(slot) && !isUndone.has(slot) && stateIn(before, slot) === undefined,
    ),
  );
  const restored = new Set([...undone.filter((slot) => !isMissing(slot)), ...returning]);

  const days = new Map<string, Slot[]>();
  for (const date of (restoresDays ? before : now).keys()) days.set(date, []);
  for (const slot of slots) {
    const state = stateIn(restored.has(slot) ? before : now, slot);
    if (state !== undefined) days.get(slot.date)?.push({ time: slot.time, state });
  }

  const changed = slots.filter((slot) => stateIn(days, slot) !== stateIn(now, slot));
  const becomes = (state: Slot['state'] | undefined) =>
    changed.filter((slot) => stateIn(days, slot) === state);
  // A season that comes back changes hundreds of slots. Only those that were taken concern a family.
  const isNamed = (slot: DayAndTime) => !restoresDays || stateIn(now, slot) === 'closed';
  const dates = [...days.keys()];
  const left = [...changedLater].filter(
    (slot) => commitChanged(slot) && stateIn(days, slot) !== stateIn(before, slot),
  );
  const overlapping = missing.filter((slot) => !restored.has(slot));
  const keepsDays = changesDays && daysOf(days) !== daysOf(before);
  return {
    season: days,
    sentences: [
      ...(restoresDays ? [`Season again: ${dates.at(0)} to ${dates.at(-1)}.`] : []),
      ...listSlots('Open again', becomes('open').filter(isNamed)),
      ...listSlots('No longer offered', becomes(undefined).filter(isNamed)),
      ...listSlots('Taken again', becomes('closed')),
      ...(keepsDays ? ['The season keeps its days, because it was changed since.'] : []),
      ...listSlots('Left as it is, because it was changed since', left),
      ...listSlots('Not offered, because it overlaps a time that stays', overlapping),
    ],
  };
}
