import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { parseSeason } from '@/lib/season/season-schema';
import { runScript } from './run-script';
import { expect, expectRefused, shipped, test, withSlot } from './season-copy';

const season = (path: string, ...args: readonly string[]) =>
  runScript('season', [...args, '--file', path]);

const daily = ['--from', '9:00 AM', '--to', '7:30 PM'] as const;
const shippedBreaks = ['Tue,Thu,2025-07-16 4:00 PM-5:00 PM', 'Sun 1:00 PM-2:00 PM'];
const asShipped = [...daily, ...shippedBreaks.flatMap((text) => ['--break', text])];
const everyDay = ['2025-07-01', '2025-08-31', ...asShipped, '--break', '2025-07-01..2025-07-14'];

test('one command writes the season as shipped, byte for byte', async ({ seasonCopy }) => {
  rmSync(seasonCopy.path);
  const { code, stdout, stderr } = await season(seasonCopy.path, ...everyDay);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('2025-07-01 to 2025-08-31, 62 days, 1012 slots');
  expect(seasonCopy.read()).toBe(shipped);
  expect(readdirSync(dirname(seasonCopy.path))).toEqual(['timeslots.json']);
});

test('another season has every day, and its breaks by weekday, by date and by time', async ({
  seasonCopy,
}) => {
  const breaks = ['Sun', '2026-07-04', '2026-07-20..2026-07-26', 'tuesday 3:00 PM-4:00 PM'];
  const { code } = await season(
    seasonCopy.path,
    ...['2026-06-15', '2026-08-30', '--from', '2:00 PM', '--to', '3:30 PM'],
    ...breaks.flatMap((text) => ['--break', text]),
  );
  expect(code).toBe(0);
  const written = parseSeason(JSON.parse(seasonCopy.read()));
  const timesOn = (date: string) => written.get(date)?.map(({ time }) => time);
  expect([...written.keys()].at(0)).toBe('2026-06-15');
  expect([...written.keys()].at(-1)).toBe('2026-08-30');
  expect(written.size).toBe(77);
  expect(timesOn('2026-06-15')).toEqual(['2:00 PM', '2:30 PM', '3:00 PM', '3:30 PM']);
  expect(timesOn('2026-06-16')).toEqual(['2:00 PM', '2:30 PM']);
  for (const off of ['2026-06-21', '2026-07-04', '2026-07-20', '2026-07-26']) {
    expect(timesOn(off), off).toEqual([]);
  }
  expect(timesOn('2026-07-27')).toHaveLength(4);
  expect([...written.values()].flat().every(({ available }) => available)).toBe(true);
});

test('a break takes off every slot whose lesson would reach into it', async ({ seasonCopy }) => {
  const day = ['2026-07-06', '2026-07-06', '--from', '9:00 AM', '--to', '11:00 AM'];
  await season(seasonCopy.path, ...day, '--break', '9:45 AM-10:15 AM');
  const times = parseSeason(JSON.parse(seasonCopy.read())).get('2026-07-06');
  expect(times?.map(({ time }) => time)).toEqual(['9:00 AM', '10:30 AM', '11:00 AM']);
});

test('Prettier has nothing to say of the file, however many slots a day has', async ({
  seasonCopy,
}) => {
  const breaks = ['--break', 'Mon', '--break', 'Tue 9:30 AM-12:00 PM'];
  const days = ['2026-07-06', '2026-07-12', '--from', '9:00 AM', '--to', '11:00 AM'];
  await season(seasonCopy.path, ...days, ...breaks);
  const options = await resolveConfig('data/timeslots.json');
  expect(await check(seasonCopy.read(), { ...options, parser: 'json' })).toBe(true);
  expect(seasonCopy.read()).toContain('"2026-07-06": [],\n');
  expect(seasonCopy.read()).toContain(
    '"2026-07-07": [{ "time": "9:00 AM", "available": true }],\n',
  );
});

test('what was taken stays taken', async ({ seasonCopy }) => {
  seasonCopy.write(withSlot(shipped, '2025-07-15', '9:30 AM', false));
  const { code, stdout } = await season(
    seasonCopy.path,
    ...['2025-07-10', '2025-09-07', '--from', '9:00 AM', '--to', '11:00 AM'],
  );
  expect(code).toBe(0);
  expect(stdout).toContain('Taken, kept:    1\n  2025-07-15  9:30 AM\n');
  const taken = [...parseSeason(JSON.parse(seasonCopy.read()))].flatMap(([date, slots]) =>
    slots.filter(({ available }) => !available).map(({ time }) => `${date} ${time}`),
  );
  expect(taken).toEqual(['2025-07-15 9:30 AM']);
});

for (const [what, args] of [
  ['whose day', ['2025-08-01', '2025-08-31', ...daily]],
  ['whose time', ['2025-07-01', '2025-08-31', '--from', '10:00 AM', '--to', '11:00 AM']],
  ['whose hour a break takes', [...everyDay, '--break', '2025-07-15 9:00 AM-10:00 AM']],
] as const) {
  test(`a taken slot ${what} would go is kept until it is let go by name`, async ({
    seasonCopy,
  }) => {
    const taken = withSlot(shipped, '2025-07-15', '9:30 AM', false);
    seasonCopy.write(taken);
    const refused = await season(seasonCopy.path, ...args);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toBe('');
    expect(refused.stderr).toContain('\n  2025-07-15  9:30 AM\n');
    expect(refused.stderr).toContain('--drop-taken');
    expect(seasonCopy.read()).toBe(taken);

    const dropped = await season(seasonCopy.path, ...args, '--drop-taken');
    expect(dropped.code).toBe(0);
    expect(dropped.stdout).toContain('Taken, dropped: 1\n  2025-07-15  9:30 AM\n');
    expect(seasonCopy.read()).not.toContain('false');
  });
}

test('a dry run says what would change and writes nothing', async ({ seasonCopy }) => {
  const taken = withSlot(shipped, '2025-08-31', '9:00 AM', false);
  seasonCopy.write(taken);
  const { code, stdout } = await season(
    seasonCopy.path,
    ...['2025-07-15', '2025-09-02', ...asShipped, '--dry-run'],
  );
  expect(code).toBe(0);
  // A Monday and a Tuesday are added; the fourteen days that are dropped had no slots.
  expect(stdout.trimEnd().split('\n')).toEqual([
    'The new season: 2025-07-15 to 2025-09-02, 50 days, 1054 slots',
    'Days added:     2 (2025-09-01 to 2025-09-02)',
    'Days dropped:   14 (2025-07-01 to 2025-07-14)',
    'Slots added:    42',
    'Slots removed:  0',
    'Taken, kept:    1',
    '  2025-08-31  9:00 AM',
    'Taken, dropped: 0',
    'Nothing was written (--dry-run).',
  ]);
  expect(seasonCopy.read()).toBe(taken);
});

test('a dry run of what would be refused says both', async ({ seasonCopy }) => {
  seasonCopy.write(withSlot(shipped, '2025-07-15', '9:30 AM', false));
  const ended = await season(seasonCopy.path, '2026-07-01', '2026-07-02', ...daily, '--dry-run');
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain('Taken, dropped: 1\n  2025-07-15  9:30 AM\n');
  expect(ended.stderr).toContain('let them go with --drop-taken');
});

test('two years are the longest season', async ({ seasonCopy }) => {
  const { code } = await season(seasonCopy.path, '2026-01-01', '2027-12-31', ...daily);
  expect(code).toBe(0);
  expect(parseSeason(JSON.parse(seasonCopy.read())).size).toBe(730);
  const longer = await season(seasonCopy.path, '2026-01-01', '2062-12-31', ...daily);
  expectRefused(longer, 1, 'more than 731 days: is a year mistyped?');
});

const dates = ['2026-06-15', '2026-08-30'] as const;
for (const [mistake, args, code, sentence] of [
  ['a date that does not exist', ['2026-02-30', '2026-08-30', ...daily], 1, '"2026-02-30"'],
  ['a date written another way', ['6/15/2026', '2026-08-30', ...daily], 1, 'YYYY-MM-DD'],
  [
    'an end before the start',
    ['2026-08-30', '2026-06-15', ...daily],
    1,
    'cannot end on 2026-06-15',
  ],
  ['no last day', ['2026-06-15', ...daily], 2, 'two dates'],
  ['no dates at all', [], 2, 'two dates'],
  ['three dates', [...dates, '2026-09-01', ...daily], 2, 'two dates'],
  ['no times', [...dates], 2, '--from and --to'],
  ['a time that is none', [...dates, '--from', '25:00 PM', '--to', '5:00 PM'], 1, '"25:00 PM"'],
  [
    'a time without AM or PM',
    [...dates, '--from', '9:00', '--to', '5:00 PM'],
    1,
    '"9:00" is not a time',
  ],
  [
    'a last slot before the first',
    [...dates, '--from', '5:00 PM', '--to', '9:00 AM'],
    1,
    'at 9:00 AM',
  ],
  ['a last slot between two', [...dates, '--from', '9:00 AM', '--to', '5:10 PM'], 1, 'is 5:00 PM'],
  ['an unknown weekday', [...dates, ...daily, '--break', 'Funday'], 1, '"Funday" is neither'],
  [
    'a break that ends first',
    [...dates, ...daily, '--break', 'Sun 5:00 PM-4:00 PM'],
    1,
    'end at 4:00 PM',
  ],
  [
    'a break at no such time',
    [...dates, ...daily, '--break', 'Sun 25:00 PM-4:00 PM'],
    1,
    '"25:00 PM"',
  ],
  ['a break without AM or PM', [...dates, ...daily, '--break', 'Sun 4-5'], 1, '"4-5" is neither'],
  ['a break of nothing', [...dates, ...daily, '--break', ' '], 1, 'needs days, times or both'],
  ['a break in another year', [...dates, ...daily, '--break', '2025-07-04'], 1, 'takes no slot'],
  ['a break at night', [...dates, ...daily, '--break', 'Tue 4:00 AM-5:00 AM'], 1, 'takes no slot'],
  ['an unknown option', [...dates, ...daily, '--brake', 'Sun'], 2, "'--brake'"],
  ['an option without its value', [...dates, '--to', '5:00 PM', '--from'], 2, '--from'],
] as const) {
  test(`${mistake} is refused in one sentence, and nothing changes`, async ({ seasonCopy }) => {
    expectRefused(await season(seasonCopy.path, ...args), code, sentence);
    expect(seasonCopy.read()).toBe(shipped);
  });
}

test('a file that cannot be read is not written over, since slots may be taken in it', async ({
  seasonCopy,
}) => {
  const broken = shipped.replace('true },', 'true }');
  seasonCopy.write(broken);
  const { code, stderr } = await season(seasonCopy.path, ...everyDay);
  expect(code).toBe(1);
  expect(stderr).toContain('line 17: a comma is missing at the end.');
  expect(stderr).toContain('nothing was changed');
  expect(seasonCopy.read()).toBe(broken);
});

test('a folder that is not there is named as the reason', async ({ seasonCopy }) => {
  const path = join(dirname(seasonCopy.path), 'no-such-folder/timeslots.json');
  const ended = await season(path, ...everyDay);
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/no-such-folder\/timeslots\.json cannot be written \(ENOENT\)\.\n$/);
});

test('--help shows every option with examples of breaks', async () => {
  const { code, stdout } = await runScript('season', ['--help']);
  expect(code).toBe(0);
  for (const option of ['--from', '--to', '--break', '--drop-taken', '--dry-run', '--file']) {
    expect(stdout).toContain(option);
  }
  expect(stdout).toContain('"Tue,Thu 4:00 PM-5:00 PM"');
});
