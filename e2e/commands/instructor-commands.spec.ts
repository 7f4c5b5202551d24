import fc from 'fast-check';
import { writeCommand } from '@/lib/commands/command';
import { runCommands } from '@/lib/commands/run-commands';
import { changesInWords, type SlotChange } from '@/lib/commands/slot-changes';
import { nextSeason } from '@/lib/instructor/next-season';
import {
  changesToMake,
  commandsToSend,
  concerns,
  holdsPlan,
} from '@/lib/instructor/season-changes';
import type { ClockTime } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import type { Season, Slot } from '@/lib/season/season-schema';
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
const other = { open: 'closed', closed: 'open' } as const;

/** A season, and changes to some of its slots. */
const changedSeasons = seasons.chain((season) => {
  const all = [...season].flatMap(([date, slots]) =>
    slots.map(({ time, state }): SlotChange => ({ date, time, state: other[state] })),
  );
  return fc.record({ season: fc.constant(season), changes: fc.subarray(all, { minLength: 1 }) });
});

function apply(season: Season, changes: readonly SlotChange[]): Season {
  const isChanged = (date: string, slot: Slot) =>
    changes.some((change) => change.date === date && change.time === slot.time);
  return new Map(
    Array.from(season, ([date, slots]) => [
      date,
      slots.map((slot) => (isChanged(date, slot) ? { ...slot, state: other[slot.state] } : slot)),
    ]),
  );
}

/** A season, and changes of which some were sent before the next build. */
const sentTwice = changedSeasons.chain(({ season, changes }) =>
  fc.record({
    season: fc.constant(season),
    changes: fc.constant(changes),
    sent: fc.subarray(changes),
  }),
);

type SentTwice = { season: Season; changes: SlotChange[]; sent: SlotChange[] };

test('what is sent, before and after the next build, changes what was chosen and nothing else', () => {
  const isExact = ({ season, changes, sent }: SentTwice) => {
    const chosen = changes.filter((change) => !sent.includes(change));
    const [first, second] = [sent, chosen].map((some) => commandsToSend(some, changes, season));
    const after = runCommands(season, [...(first ?? []), ...(second ?? [])], today).season;
    expect(after).toEqual(apply(season, changes));
    expect(changesToMake(changes.toReversed(), season)).toEqual(changes);
    expect(changesToMake(changes, after)).toEqual([]);
    const isIn = (change: SlotChange) => first?.some((command) => concerns(command, change));
    expect(changes.filter(isIn)).toEqual(sent);
  };
  fc.assert(fc.property(sentTwice, isExact), { seed });
});

test('a change is dropped once the season has no such slot', () => {
  const season = seasonOfDays(['o']);
  const changes: readonly SlotChange[] = [
    { date: '2024-07-01', time: '9:00 AM', state: 'closed' },
    { date: '2025-07-01', time: '9:00 AM', state: 'closed' },
  ];
  expect(changesToMake(changes, season)).toEqual(changes.slice(1));
});

test('a plan is held by the season that it makes, closed times included, and by no other', () => {
  const { plan } = nextSeason(seasonOfDays(['oo', 'o-']), '2025-08-01');
  const planned = runCommands(new Map(), [plan], today).season;
  const closed = apply(planned, [{ date: plan.first, time: '9:00 AM', state: 'closed' }]);
  expect([planned, closed].map((season) => holdsPlan(season, plan, today))).toEqual([true, true]);
  expect(holdsPlan(seasonOfDays(['oo', 'o-']), plan, today)).toBe(false);
  expect(holdsPlan(planned, { ...plan, to: '8:00 AM' }, today)).toBe(false);
});

test('a command closes a whole day without naming its times, but names each time that it opens', () => {
  const season = seasonOfDays(['oo', 'xo', 'xx']);
  const change = (date: string, time: ClockTime, state: Slot['state']) => ({ date, time, state });
  const changes = [
    change('2025-07-01', '9:00 AM', 'closed'),
    change('2025-07-01', '9:30 AM', 'closed'),
    change('2025-07-02', '9:30 AM', 'closed'),
    change('2025-07-03', '9:00 AM', 'open'),
    change('2025-07-03', '9:30 AM', 'open'),
  ];
  expect(commandsToSend(changes, changes, season).map(writeCommand)).toEqual([
    'npm run slots -- close 2025-07-01..2025-07-02',
    'npm run slots -- open 2025-07-03 "9:00 AM" "9:30 AM"',
  ]);
  expect(changesInWords(changes)).toBe('Close 3 times on 2 days · Open 2 times on 1 day');
});

test('a new season has the weekdays and the weekly breaks of the one there is', () => {
  const week = ['oooo', 'o-xo', 'oooo', 'oooo', 'oooo', '', 'oo-o'];
  const regular = seasonOfDays([...week, ...week, ...week]);
  const { plan, notCarriedOver } = nextSeason(regular, '2025-08-01');
  expect(plan).toEqual({
    kind: 'season',
    first: '2026-06-30',
    last: '2026-07-20',
    from: '9:00 AM',
    to: '10:30 AM',
    breaks: ['Wed 9:30 AM-10:00 AM', 'Sun', 'Mon 10:00 AM-10:30 AM'],
  });
  expect(notCarriedOver).toEqual([]);
  // Three years have passed.
  const later = { ...plan, first: '2028-06-27', last: '2028-07-17' };
  expect(nextSeason(regular, '2027-08-01').plan).toEqual(later);
  const planned = runCommands(regular, [plan], '2025-08-01').season;
  const times = (season: Season) =>
    Array.from(season.values(), (slots) => slots.map(({ time }) => time));
  expect(times(planned)).toEqual(times(regular));
});

test('a new season leaves out a weekday’s last lesson, even one that would end after midnight', () => {
  const slotsAt = (...times: ClockTime[]) => times.map((time): Slot => ({ time, state: 'open' }));
  const season: Season = new Map([
    ['2025-07-01', slotsAt('11:15 PM')],
    ['2025-07-02', slotsAt('11:15 PM', '11:45 PM')],
  ]);
  const { plan } = nextSeason(season, '2025-06-01');
  expect(runCommands(new Map(), [plan], '2025-06-01').season).toEqual(season);
});

test('what was not the same every week is named', () => {
  const { plan, notCarriedOver } = nextSeason(
    seasonOfDays(['', 'o', 'oo', 'o-', 'oo', 'oo', 'oo', 'oo', 'oo', '-o', 'oo']),
    '2025-06-01',
  );
  // The season is still to come, so its days stay.
  expect(plan).toMatchObject({ first: '2025-07-01', last: '2025-07-11', breaks: [] });
  expect(notCarriedOver).toEqual([
    'Off: 2025-07-01.',
    'Without: 2025-07-02 9:30 AM.',
    'Without: 2025-07-04 9:30 AM.',
    'Without: 2025-07-10 9:00 AM.',
  ]);
});
