import fc from 'fast-check';
import { runCommands } from '@/lib/commands/run-commands';
import { undoCommit, type LaterCommit } from '@/lib/commands/undo-commit';
import { parseSeason, type Season } from '@/lib/season/season-schema';
import { seed } from '../fuzz/arbitraries';
import { expect, seasonOf, takenIn, test, type Marks } from './season-fixture';

/** Commits one after another, the first on top of `after`. */
function inALine(after: Season, since: readonly Season[]): readonly LaterCommit[] {
  return since.map((season, index) => ({ season, parents: [since[index - 1] ?? after] }));
}

function undoBefore(later: readonly LaterCommit[], now: Season, before: Season, after: Season) {
  return runCommands(now, [{ kind: 'undo', before, after, later }], '2026-01-01');
}

function undo(before: Marks, after: Marks, ...since: readonly Marks[]) {
  const [first, second, seasons] = [seasonOf(before), seasonOf(after), since.map(seasonOf)];
  return undoBefore(inALine(second, seasons), seasons.at(-1) ?? second, first, second);
}

const day = '2026-07-01';

test('undoing a commit restores only what it changed and nothing changed since', () => {
  const { season, sentences } = undo({ [day]: 'oooxo' }, { [day]: 'xxxoo' }, { [day]: 'xoxox' });
  expect(season).toEqual(seasonOf({ [day]: 'oooxx' }));
  expect(sentences).toEqual([
    'Open again: 2026-07-01 9:00 AM, 10:00 AM.',
    'Taken again: 2026-07-01 10:30 AM.',
  ]);
});

test('undoing a commit never frees a time that was freed and taken again since', () => {
  const run = () => undo({ [day]: 'o' }, { [day]: 'x' }, { [day]: 'o' }, { [day]: 'x' });
  expect(run).toThrow('Left as it is, because it was changed since: 2026-07-01 9:00 AM.');
});

test('undoing a commit never frees a time that a merged branch took too', () => {
  const [open, taken] = [seasonOf({ [day]: 'o' }), seasonOf({ [day]: 'x' })];
  const branch = { season: taken, parents: [open] };
  const merge = { season: taken, parents: [taken, taken] };
  expect(() => undoBefore([branch, merge], taken, open, taken)).toThrow(
    'Left as it is, because it was changed since: 2026-07-01 9:00 AM.',
  );
});

test('undoing a commit restores what a merged branch did not touch', () => {
  const [base, taken] = [seasonOf({ [day]: 'oo' }), seasonOf({ [day]: 'xo' })];
  const branch = { season: seasonOf({ [day]: 'ox' }), parents: [base] };
  const merge = { season: seasonOf({ [day]: 'xx' }), parents: [taken, branch.season] };
  const { season } = undoBefore([branch, merge], merge.season, base, taken);
  expect(season).toEqual(branch.season);
});

test('undoing a season offers no lesson that overlaps one that stays', () => {
  const seasonAt = (times: Readonly<Record<string, boolean>>) =>
    parseSeason({
      [day]: Object.entries(times).map(([time, available]) => ({ time, available })),
    });
  const before = seasonAt({ '9:00 AM': true, '9:30 AM': true, '10:00 AM': true });
  const after = seasonAt({ '9:15 AM': true, '9:45 AM': true });
  const now = seasonAt({ '9:15 AM': false, '9:45 AM': true });
  const { season, sentences } = undoBefore(inALine(after, [now]), now, before, after);
  expect(season).toEqual(seasonAt({ '9:15 AM': false, '10:00 AM': true }));
  expect(sentences).toEqual([
    'Open again: 2026-07-01 10:00 AM.',
    'No longer offered: 2026-07-01 9:45 AM.',
    'Left as it is, because it was changed since: 2026-07-01 9:15 AM.',
    'Not offered, because it overlaps a time that stays: 2026-07-01 9:00 AM, 9:30 AM.',
  ]);
});

test('undoing a commit that changed nothing, or was undone, is an error', () => {
  expect(() => undo({ [day]: 'o' }, { [day]: 'o' })).toThrow('That commit changed no times');
  const season = { '2025-07-01': 'ox' };
  for (const [before, after] of [
    [{ [day]: 'o' }, { [day]: 'x' }],
    [season, { '2026-07-01': 'o' }],
  ] as const) {
    const undone = () => undo(before, after, before);
    expect(undone).toThrow('The season is already as it was before that commit.');
  }
});

test('undoing a season restores the one before it, unless a family booked a day that would go', () => {
  const before = { '2025-07-01': 'ox', '2025-07-02': '' };
  const after = { '2026-07-01': 'o', '2026-07-02': 'oo' };
  const { season, sentences } = undo(before, after);
  expect(season).toEqual(seasonOf(before));
  expect(sentences).toEqual([
    'Season again: 2025-07-01 to 2025-07-02.',
    'Taken again: 2025-07-01 9:30 AM.',
  ]);
  const booked = { '2026-07-01': 'x', '2026-07-02': 'oo' };
  expect(() => undo(before, after, booked)).toThrow(
    'The season keeps its days, because it was changed since.\nLeft as it is, because it was changed since: 2026-07-01 9:00 AM.',
  );
});

test('undoing a season names the families’ times that the same commit took', () => {
  const before = { '2026-07-01': 'oo', '2026-07-02': 'oo' };
  const after = { '2026-07-02': 'xo', '2026-07-03': 'xo' };
  expect(undo(before, after).sentences).toEqual([
    'Season again: 2026-07-01 to 2026-07-02.',
    'Open again: 2026-07-02 9:00 AM.',
    'No longer offered: 2026-07-03 9:00 AM.',
  ]);
});

test('undoing a season with the same days restores the times that it removed', () => {
  const { season, sentences } = undo({ [day]: 'oxo' }, { [day]: '-xoo' }, { [day]: '-xox' });
  expect(season).toEqual(seasonOf({ [day]: 'oxox' }));
  expect(sentences).toEqual([
    'Open again: 2026-07-01 9:00 AM.',
    'Left as it is, because it was changed since: 2026-07-01 10:30 AM.',
  ]);
});

const states = fc.array(
  fc.string({ unit: fc.constantFrom('o', 'x', '-'), minLength: 4, maxLength: 4 }),
  {
    minLength: 3,
    maxLength: 6,
  },
);

/** The times that undoing the first change frees, although it did not take them or they were free since. */
function freedOfOthers([before = '', after = '', ...since]: readonly string[]): readonly string[] {
  const [from, to] = [seasonOf({ [day]: before }), seasonOf({ [day]: after })];
  const later = since.map((marks) => seasonOf({ [day]: marks }));
  const now = later.at(-1) ?? to;
  const { season } = undoCommit(now, { before: from, after: to, later: inALine(to, later) });
  const freed = takenIn(now).filter((slot) => !takenIn(season).includes(slot));
  const isOwn = (slot: string) =>
    !takenIn(from).includes(slot) && [to, ...later].every((one) => takenIn(one).includes(slot));
  return freed.filter((slot) => !isOwn(slot));
}

test('whatever later commits did to a day, undoing a commit frees no time that it did not take', () => {
  const changes = states.filter(([before, after]) => before !== after);
  const isSafe = (marks: readonly string[]) => expect(freedOfOthers(marks)).toEqual([]);
  fc.assert(fc.property(changes, isSafe), { seed, numRuns: 1_000 });
});
