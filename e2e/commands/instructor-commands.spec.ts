import fc from 'fast-check';
import { writeCommand } from '@/lib/commands/command';
import { runCommands } from '@/lib/commands/run-commands';
import { waysToSend } from '@/lib/commands/issue-link';
import { nextSeason } from '@/lib/commands/next-season';
import { changesInWords, commandsFor, toggled } from '@/lib/commands/slot-changes';
import type { ClockTime } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import { slotsIn, type Season, type Slot, type SlotState } from '@/lib/season/season-slots';
import { seed } from '../fuzz/arbitraries';
import { expect, seasonOf, test } from './season-fixture';

const today = '2025-06-01';

/** A season of days that begins on July 1. */
function seasonOfDays(days: readonly string[]): Season {
  const marks = days.map((slots, index) => [addDays('2025-07-01', index), slots]);
  return seasonOf(Object.fromEntries(marks));
}

const days = fc.array(fc.string({ unit: fc.constantFrom('o', 'o', 'x', '-'), maxLength: 4 }), {
  minLength: 1,
  maxLength: 10,
});

const seasons = days.map(seasonOfDays).filter((season) => [...season.values()].flat().length > 0);

/** A season, and changes to some of its slots. */
const changedSeasons = seasons.chain((season) =>
  fc.record({
    season: fc.constant(season),
    changes: fc.subarray(slotsIn(season).map(toggled), { minLength: 1 }),
  }),
);

function apply(season: Season, changes: readonly Slot[]): Season {
  return new Map(
    Array.from(season, ([date, slots]) => [
      date,
      slots.map(
        (slot) =>
          changes.find((change) => change.date === date && change.time === slot.time) ?? slot,
      ),
    ]),
  );
}

test('the commands change what was chosen and nothing else, in whatever order they are run', () => {
  const isExact = ({ season, changes }: { season: Season; changes: Slot[] }) => {
    const commands = commandsFor(changes, season);
    for (const steps of [commands, [...commands].reverse()]) {
      expect(runCommands(season, steps, today).season).toEqual(apply(season, changes));
    }
  };
  fc.assert(fc.property(changedSeasons, isExact), { seed });
});

test('a command closes a whole day without naming its times, but names each time that it opens', () => {
  const season = seasonOfDays(['oo', 'xo', 'xx']);
  const change = (date: string, time: ClockTime, state: SlotState) => ({ date, time, state });
  const changes = [
    change('2025-07-01', '9:00 AM', 'closed'),
    change('2025-07-01', '9:30 AM', 'closed'),
    change('2025-07-02', '9:30 AM', 'closed'),
    change('2025-07-03', '9:00 AM', 'open'),
    change('2025-07-03', '9:30 AM', 'open'),
  ];
  expect(commandsFor(changes, season).map(writeCommand)).toEqual([
    'npm run slots -- close 2025-07-01..2025-07-02',
    'npm run slots -- open 2025-07-03 "9:00 AM" "9:30 AM"',
  ]);
  expect(changesInWords(changes)).toBe('Close 3 times on 2 days · Open 2 times on 1 day');
});

test('a new season has the weekdays and the weekly breaks of the one there is', () => {
  const week = ['oooo', 'o-xo', 'oooo', 'oooo', 'oooo', '', 'oo-o'];
  const regular = seasonOfDays([...week, ...week, ...week]);
  const plan = nextSeason(regular, '2025-08-01');
  expect(plan).toEqual({
    kind: 'season',
    first: '2026-06-30',
    last: '2026-07-20',
    from: '9:00 AM',
    to: '10:30 AM',
    breaks: ['Wed 9:30 AM-10:00 AM', 'Sun', 'Mon 10:00 AM-10:30 AM'],
  });
  // Three years have passed.
  const later = { ...plan, first: '2028-06-27', last: '2028-07-17' };
  expect(nextSeason(regular, '2027-08-01')).toEqual(later);
  const planned = runCommands(regular, [plan], '2025-08-01').season;
  const times = (season: Season) =>
    Array.from(season.values(), (slots) => slots.map(({ time }) => time));
  expect(times(planned)).toEqual(times(regular));
});

test('a new season leaves out a weekday’s last lesson, even one that would end after midnight', () => {
  const day = (date: string, ...times: ClockTime[]): [string, Slot[]] => [
    date,
    times.map((time) => ({ date, time, state: 'open' })),
  ];
  const season: Season = new Map([
    day('2025-07-01', '11:15 PM'),
    day('2025-07-02', '11:15 PM', '11:45 PM'),
  ]);
  const plan = nextSeason(season, '2025-06-01');
  expect(runCommands(new Map(), [plan], '2025-06-01').season).toEqual(season);
});

test('a season that is still to come keeps its dates, and single days off are not carried over', () => {
  const days = ['', 'o', 'oo', 'o-', 'oo', 'oo', 'oo', 'oo', 'oo', '-o', 'oo'];
  expect(nextSeason(seasonOfDays(days), '2025-06-01')).toMatchObject({
    first: '2025-07-01',
    last: '2025-07-11',
    breaks: [],
  });
});

test('a next season with too many breaks for a link is to copy, as an issue holds it', () => {
  const days = ['o-'.repeat(15), '-o'.repeat(15), '--oo'.repeat(7)];
  const plan = nextSeason(seasonOfDays(days), '2025-08-01');
  expect(waysToSend('owner/name', [plan])).toEqual({
    links: [],
    text: `\`\`\`\n${writeCommand(plan)}\n\`\`\``,
    whereToPaste: 'Too long for a link. Copy this and paste it on GitHub',
  });
  expect(waysToSend('owner/name', [{ ...plan, breaks: plan.breaks.slice(1, 20) }])).toMatchObject({
    links: [expect.stringMatching(/^https:\/\/github\.com\/owner\/name\/issues\/new\?/)],
  });
  expect(waysToSend(undefined, [plan]).text).toBe(writeCommand(plan));
});
