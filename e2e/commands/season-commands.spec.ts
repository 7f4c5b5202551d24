import fc from 'fast-check';
import { readCommand } from '@/lib/command-line/read-command';
import { writeCommand, type Command } from '@/lib/commands/command';
import { prefilledIssues } from '@/lib/commands/issue-link';
import { runCommands, type Step } from '@/lib/commands/run-commands';
import { undoCommit } from '@/lib/commands/undo-commit';
import { clockTime } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import { parseSeason, type Season } from '@/lib/season/season-schema';
import { commandLines, readCommands } from '@/lib/workflow/read-issue';
import { seed } from '../fuzz/arbitraries';
import { expect, takenIn, test } from './season-fixture';

const date = fc.nat(700).map((days) => addDays('2025-01-01', days));
const range = fc.tuple(date, fc.nat(30)).map(([first, days]) => ({
  first,
  last: addDays(first, days),
}));
const time = fc.nat(47).map((half) => clockTime(half * 30));
const breakText = fc.constantFrom('Sun', 'Tue,Thu 4:00 PM-5:00 PM', '2026-07-04..2026-07-06', '');
const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('take', 'free'),
    days: fc.array(range, { minLength: 1, maxLength: 5 }),
    times: fc.array(time, { maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant('season' as const),
    first: date,
    last: date,
    from: time,
    to: time,
    breaks: fc.array(breakText, { maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant('undo' as const),
    commit: fc.constantFrom('9195717', '0123456789abcdef0123456789abcdef01234567'),
  }),
);

function bodyOf(url: string): string {
  return new URL(url).searchParams.get('body') ?? '';
}

test('a command that is written and read again is the same command', () => {
  const isSame = (command: Command) => {
    const words = writeCommand(command).match(/"[^"]*"|\S+/g) ?? [];
    expect(readCommand(words.map((word) => word.replaceAll('"', '')))).toEqual(command);
  };
  fc.assert(fc.property(commands, isSame), { seed });
});

test('prefilled issues hold all commands in order, and no link is too long', () => {
  const areSame = (some: readonly Command[]) => {
    const issues = prefilledIssues('owner/name', some, 'K7Q2M');
    for (const { url } of issues) {
      expect(url.length).toBeLessThanOrEqual(2_000);
      expect(url).toMatch(/^https:\/\/github\.com\/owner\/name\/issues\/new\?[\w%&=.*-]+$/);
      expect(new URL(url).searchParams.get('title')).toBe('Times of request K7Q2M');
    }
    expect(issues.flatMap(({ url }) => readCommands(commandLines(bodyOf(url))))).toEqual(some);
    expect(issues.flatMap((issue) => issue.commands)).toEqual(some);
  };
  fc.assert(fc.property(fc.array(commands, { maxLength: 12 }), areSame), { seed });
});

test('a command with too many days for one link is divided, and one with too many breaks is not', () => {
  const days = Array.from({ length: 150 }, (_, index) => {
    const day = addDays('2026-06-01', index * 2);
    return { first: day, last: day };
  });
  const issues = prefilledIssues('owner/name', [{ kind: 'take', days, times: ['9:00 AM'] }]);
  const read = issues.flatMap(({ url }) => readCommands(commandLines(bodyOf(url))));
  expect(read.flatMap((command) => (command.kind === 'take' ? command.days : []))).toEqual(days);
  expect(issues.length).toBeGreaterThan(1);

  const [first, last] = ['2026-06-01', '2026-08-31'];
  const breaks = days.map((day) => day.first);
  const season = { kind: 'season', first, last, from: '9:00 AM', to: '5:00 PM', breaks } as const;
  expect(prefilledIssues('owner/name', [season])).toEqual([]);
});

type Marks = Readonly<Record<string, string>>;

/** `{ '2026-07-01': 'o' }` has an open slot at 9:00 AM; x is a taken one, and - is none. */
function seasonOf(marks: Marks): Season {
  const days = Object.entries(marks).map(([day, slots]) => [
    day,
    Array.from(slots, (mark, index) => ({
      time: clockTime(540 + index * 30),
      available: mark === 'o',
      mark,
    }))
      .filter(({ mark }) => mark !== '-')
      .map(({ time, available }) => ({ time, available })),
  ]);
  return parseSeason(Object.fromEntries(days));
}

function undo(before: Marks, after: Marks, ...since: readonly Marks[]) {
  const now = seasonOf(since.at(-1) ?? after);
  const step = {
    kind: 'undo',
    before: seasonOf(before),
    after: seasonOf(after),
    later: since.map(seasonOf),
  } as const;
  return runCommands(now, [step], '2026-01-01');
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

test('undoing a commit that changed nothing, or was undone, is an error', () => {
  expect(() => undo({ [day]: 'o' }, { [day]: 'o' })).toThrow('That commit changed no times');
  const undone = () => undo({ [day]: 'o' }, { [day]: 'x' }, { [day]: 'o' });
  expect(undone).toThrow('The season is like that already.');
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
    'Not offered any more: 2026-07-03 9:00 AM.',
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
  const { season } = undoCommit(now, { before: from, after: to, later });
  const freed = takenIn(now).filter((slot) => !takenIn(season).includes(slot));
  const isOwn = (slot: string) =>
    !takenIn(from).includes(slot) && [to, ...later].every((one) => takenIn(one).includes(slot));
  return freed.filter((slot) => !isOwn(slot));
}

test('whatever happened since, undoing a commit frees no time that it did not take', () => {
  const changes = states.filter(([before, after]) => before !== after);
  const isSafe = (marks: readonly string[]) => expect(freedOfOthers(marks)).toEqual([]);
  fc.assert(fc.property(changes, isSafe), { seed, numRuns: 1_000 });
});

test('several commands run one after another, all or none', () => {
  const season = seasonOf({ [day]: 'oox', '2026-07-02': 'o' });
  const take = (time: string): Step => ({
    kind: 'take',
    days: [{ first: day, last: day }],
    times: [time],
  });
  const outcome = runCommands(season, [take('9:00 AM'), take('10:00 AM')], '2026-01-01');
  expect(outcome.season).toEqual(seasonOf({ [day]: 'xox', '2026-07-02': 'o' }));
  expect(outcome.sentences.slice(0, 2)).toEqual([
    'Taken: 2026-07-01 9:00 AM.',
    'Already taken: 2026-07-01 10:00 AM.',
  ]);
  const wrong = () => runCommands(season, [take('9:00 AM'), take('8:00 AM')], '2026-01-01');
  expect(wrong).toThrow('Command 2: 2026-07-01 has no 8:00 AM.');
  const back: Step = { kind: 'free', days: [{ first: day, last: day }], times: ['9:00 AM'] };
  expect(() => runCommands(season, [take('9:00 AM'), back], '2026-01-01')).toThrow('Taken: ');
});
