import fc from 'fast-check';
import { readCommand } from '@/lib/commands/read-command';
import { writeCommand, type Command } from '@/lib/commands/command';
import { prefilledIssues } from '@/lib/commands/issue-link';
import { runCommands } from '@/lib/commands/run-commands';
import { clockTime, type ClockTime } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import { commandLines, readCommands } from '@/lib/commands/read-issue';
import { seed } from '../fuzz/arbitraries';
import { expect, seasonOf, test } from './season-fixture';

const date = fc.nat(700).map((days) => addDays('2025-01-01', days));
const range = fc.tuple(date, fc.nat(30)).map(([first, days]) => ({
  first,
  last: addDays(first, days),
}));
const time = fc.nat(47).map((half) => clockTime(half * 30));
const breakText = fc.constantFrom('Sun', 'Tue,Thu 4:00 PM-5:00 PM', '2026-07-04..2026-07-06', '');
const commandsOfKind = {
  mark: fc.record({
    kind: fc.constant('mark' as const),
    state: fc.constantFrom('closed', 'open'),
    days: fc.array(range, { minLength: 1, maxLength: 5 }),
    times: fc.array(time, { maxLength: 5 }),
  }),
  season: fc.record({
    kind: fc.constant('season' as const),
    first: date,
    last: date,
    from: time,
    to: time,
    breaks: fc.array(breakText, { maxLength: 5 }),
  }),
} satisfies Record<Command['kind'], fc.Arbitrary<Command>>;
const commands = fc.oneof(...Object.values(commandsOfKind));

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
  const areSame = (commands: readonly Command[]) => {
    const issues = prefilledIssues('owner/name', commands, 'K7Q2M');
    for (const { url } of issues) {
      expect(url.length).toBeLessThanOrEqual(2_000);
      expect(url).toMatch(/^https:\/\/github\.com\/owner\/name\/issues\/new\?[\w%&=.*-]+$/);
      expect(new URL(url).searchParams.get('title')).toBe('Times of request K7Q2M');
    }
    expect(issues.flatMap(({ url }) => readCommands(commandLines(bodyOf(url))))).toEqual(commands);
    expect(issues.flatMap((issue) => issue.commands)).toEqual(commands);
  };
  fc.assert(fc.property(fc.array(commands, { maxLength: 12 }), areSame), { seed });
});

test('a command with too many days or breaks for one link has none', () => {
  const dates = Array.from({ length: 150 }, (_, index) => addDays('2026-06-01', index * 2));
  const days = dates.map((date) => ({ first: date, last: date }));
  const mark = { kind: 'mark', state: 'closed', days, times: ['9:00 AM'] } as const;
  expect(prefilledIssues('owner/name', [mark])).toEqual([]);

  const [first, last] = ['2026-06-01', '2026-08-31'];
  const season = { kind: 'season', first, last, from: '9:00 AM', to: '5:00 PM' } as const;
  expect(prefilledIssues('owner/name', [{ ...season, breaks: dates }])).toEqual([]);
});

test('several commands run one after another, all or none', () => {
  const day = '2026-07-01';
  const season = seasonOf({ [day]: 'oox', '2026-07-02': 'o' });
  const close = (time: ClockTime): Command => ({
    kind: 'mark',
    state: 'closed',
    days: [{ first: day, last: day }],
    times: [time],
  });
  const outcome = runCommands(season, [close('9:00 AM'), close('10:00 AM')], '2026-01-01');
  expect(outcome.season).toEqual(seasonOf({ [day]: 'xox', '2026-07-02': 'o' }));
  expect(outcome.sentences.slice(0, 2)).toEqual([
    'Closed: 2026-07-01 9:00 AM.',
    'Already closed: 2026-07-01 10:00 AM.',
  ]);
  const wrong = () => runCommands(season, [close('9:00 AM'), close('8:00 AM')], '2026-01-01');
  expect(wrong).toThrow('Command 2: 2026-07-01 has no 8:00 AM.');
  const back: Command = {
    kind: 'mark',
    state: 'open',
    days: [{ first: day, last: day }],
    times: ['9:00 AM'],
  };
  expect(() => runCommands(season, [close('9:00 AM'), back], '2026-01-01')).toThrow(
    'Together, the commands change nothing.\nClosed: ',
  );
});
