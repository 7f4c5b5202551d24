import { byStart } from '@/lib/season/clock-time';
import type { Season, Slot } from '@/lib/season/season-schema';
import { slotAt, type DayAndTime } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/user-facing-error';
import { listSlots } from './list-slots';
import type { CommandResult } from './mark-slots';

export type CommitHistory = {
  readonly before: Season;
  readonly after: Season;
  /** The season after each later commit that changed its file, in any order. */
  readonly later: readonly Season[];
};

function hasSameDays(one: Season, other: Season): boolean {
  return [...one.keys()].join() === [...other.keys()].join();
}

function slotsOfAll(seasons: readonly Season[]): readonly DayAndTime[] {
  const times = new Map<string, Set<string>>();
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
function availabilityIn(season: Season, slot: DayAndTime): boolean | undefined {
  return slotAt(season, slot)?.available;
}

/**
 * Restores what a commit changed. A slot that was changed again since is left alone, even if it is now as the commit
 * left it: a time that was freed and taken again belongs to another family. If the commit changed the season's days, they come
 * back only if, since then, nobody has changed the days, and nobody has changed a time on a day that would disappear.
 * Otherwise the days stay, and only times on days that the season had before are restored.
 * @throws UserFacingError if the commit changed no slot and no day
 */
export function undoCommit(now: Season, { before, after, later }: CommitHistory): CommandResult {
  const since = [...later, now];
  const slots = slotsOfAll([before, after, ...since]);
  const commitChanged = (slot: DayAndTime) =>
    availabilityIn(before, slot) !== availabilityIn(after, slot);
  const changedLater = new Set(
    slots.filter((slot) =>
      since.some((season) => availabilityIn(season, slot) !== availabilityIn(after, slot)),
    ),
  );
  const changesDays = !hasSameDays(before, after);
  if (!changesDays && !slots.some(commitChanged)) {
    throw new UserFacingError('That commit changed no times, so there is nothing to undo.');
  }
  const restoresDays =
    changesDays &&
    since.every((season) => hasSameDays(season, after)) &&
    [...changedLater].every(({ date }) => before.has(date));

  const days = new Map<string, Slot[]>();
  for (const date of (restoresDays ? before : now).keys()) days.set(date, []);
  for (const slot of slots) {
    // A day that the commit added keeps its times, unless the season before comes back.
    const mayRestore = restoresDays || before.has(slot.date);
    const isRestored = mayRestore && commitChanged(slot) && !changedLater.has(slot);
    const available = availabilityIn(isRestored ? before : now, slot);
    if (available !== undefined) days.get(slot.date)?.push({ time: slot.time, available });
  }

  const changed = slots.filter((slot) => availabilityIn(days, slot) !== availabilityIn(now, slot));
  const becomes = (available: boolean | undefined) =>
    changed.filter((slot) => availabilityIn(days, slot) === available);
  // A season that comes back changes hundreds of slots. Only those that were taken concern a family.
  const isNamed = (slot: DayAndTime) => !restoresDays || availabilityIn(now, slot) === false;
  const dates = [...days.keys()];
  const left = [...changedLater].filter(
    (slot) => commitChanged(slot) && availabilityIn(days, slot) !== availabilityIn(before, slot),
  );
  const keepsDays = changesDays && !restoresDays;
  return {
    season: days,
    sentences: [
      ...(restoresDays ? [`Season again: ${dates.at(0)} to ${dates.at(-1)}.`] : []),
      ...listSlots('Open again', becomes(true).filter(isNamed)),
      ...listSlots('No longer offered', becomes(undefined).filter(isNamed)),
      ...listSlots('Taken again', becomes(false)),
      ...(keepsDays ? ['The season keeps its days, because it was changed since.'] : []),
      ...listSlots('Left as it is, because it was changed since', left),
    ],
  };
}
