import type { Season } from '@/lib/season/season-schema';
import { isSameSeason, slotAt, slotsIn, slotsNotOpen } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/user-facing-error';
import { listByState, listSlots } from './list-slots';
import type { CommandResult } from './mark-slots';
import { sizeInWords } from './plan-season';

export type CommitToUndo = {
  /** Its hash. */
  readonly commit: string;
  readonly before: Season;
  readonly after: Season;
  /** Short hashes of later commits that changed the season's file. */
  readonly later: readonly string[];
};

const mostNamed = 5;

function commitsInWords(commits: readonly string[]): string {
  const more = commits.length - mostNamed;
  const named = commits.slice(0, mostNamed);
  return new Intl.ListFormat('en-US').format(more > 0 ? [...named, `${more} more`] : named);
}

function timesByDay(season: Season): string {
  return JSON.stringify(
    Array.from(season, ([date, slots]) => [date, slots.map(({ time }) => time)]),
  );
}

/**
 * Puts the season back to what it was before a commit: the way back from a wrong season, which /instructor cannot offer, and
 * from a wrong press on a phone, in one press.
 * @param now the season
 * @throws UserFacingError if the season was changed since the commit, because a time that it closed may be another family's by now
 */
export function undoCommit(
  now: Season,
  { commit, before, after, later }: CommitToUndo,
): CommandResult {
  if (isSameSeason(before, after)) {
    throw new UserFacingError('That commit changed no times, so there is nothing to undo.');
  }
  if (later.length > 0 || !isSameSeason(now, after)) {
    const by =
      later.length > 0 ? `, by ${commitsInWords(later)}` : ', and that is not committed yet';
    throw new UserFacingError(
      `The season was changed since ${commit.slice(0, 7)}${by}. Only the last change can be undone. Close or open the times on /instructor instead.`,
    );
  }
  const range = `${[...before.keys()].at(0)} to ${[...before.keys()].at(-1)}`;
  const again = `Season again: ${range}, ${sizeInWords(before)}.`;
  return {
    season: before,
    sentences: [
      ...(timesByDay(before) === timesByDay(now) ? [] : [again]),
      // An open slot that comes back needs no sentence of its own.
      ...listByState(
        slotsIn(before).filter((slot) => (slotAt(now, slot)?.state ?? 'open') !== slot.state),
      ),
      ...listSlots(
        'No longer offered',
        slotsNotOpen(now).filter((slot) => !slotAt(before, slot)),
      ),
    ],
  };
}
