import { mergeTests } from '@playwright/test';
import { season, slots } from '@/lib/programs/season-programs';
import { runCommands } from '@/lib/commands/run-commands';
import { addDays } from '@/lib/season/iso-date';
import { parseSeason } from '@/lib/season/season-schema';
import { todayAtSchool } from '@/lib/season/time-zone';
import { test as projectTest } from './project';
import { expect, expectRejected, seasonText, test as seasonTest } from './season-fixture';

const test = mergeTests(seasonTest, projectTest);

const daily = ['--from', '9:00 AM', '--to', '7:30 PM'] as const;
const morning = ['--from', '9:00 AM', '--to', '11:00 AM'] as const;
const breaks = (...texts: readonly string[]) => texts.flatMap((text) => ['--break', text]);
const argumentsOfTestSeason = [
  ...['2025-07-01', '2025-09-30', ...daily],
  ...breaks('Tue,Thu,2025-07-16 4:00 PM-5:00 PM', 'Sun 1:00 PM-2:00 PM'),
  ...breaks('2025-07-01..2025-07-14', '2025-09-01..2025-09-30'),
];

test('one command reproduces the tests’ season, with every slot open, byte for byte', async ({
  file,
}) => {
  file.remove();
  const { code, stdout, stderr } = await file.run(season, ...argumentsOfTestSeason);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^New season: 2025-07-01 to 2025-09-30, 92 days, 1,012 times\.\nCommit .*timeslots.json\. .*\n$/,
  );
  expect(file.read()).toBe(seasonText);
  expect(await file.run(season, ...argumentsOfTestSeason)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'The season is already 2025-07-01 to 2025-09-30, 92 days, 1,012 times.\nNothing was changed.\n',
  });
});

test('breaks remove weekdays, dates and hours', async ({ file }) => {
  const days = ['2026-07-06', '2026-07-09', ...morning];
  const off = ['monday', '2026-07-07', 'Wed 10:45 AM-12:00 PM', '9:45 AM-10:15 AM'];
  expect(await file.run(season, ...days, ...breaks(...off))).toMatchObject({ code: 0, stderr: '' });
  expect(Object.fromEntries(file.times())).toEqual({
    '2026-07-06': [],
    '2026-07-07': [],
    '2026-07-08': ['9:00 AM'],
    '2026-07-09': ['9:00 AM', '10:30 AM', '11:00 AM'],
  });
  const evenings = ['2026-07-06', '2026-07-07', '--from', '10:30 PM', '--to', '11:30 PM'];
  await file.run(season, ...evenings, ...breaks('Mon 11:00 PM-12:00 AM'));
  expect(Object.fromEntries(file.times())).toEqual({
    '2026-07-06': ['10:30 PM'],
    '2026-07-07': ['10:30 PM', '11:00 PM', '11:30 PM'],
  });
});

test('closed times stay closed, and are dropped once they are over', async ({ file }) => {
  await file.run(slots, 'close', '2025-07-15', '9:30 AM', '10:00 AM');
  await file.run(slots, 'close', '2025-08-31', '10:00 AM');
  const args = ['2025-07-01', '2025-08-30', '--from', '10:00 AM', '--to', '11:00 AM'];
  const { code, stdout } = await file.run(season, ...args);
  expect(code).toBe(0);
  expect(stdout).toContain(
    'New season: 2025-07-01 to 2025-08-30, 61 days, 183 times.\nStill closed: 2025-07-15 10:00 AM.\nDropped, already over: 2025-07-15 9:30 AM.\nDropped, already over: 2025-08-31 10:00 AM.\n',
  );
  expect(file.closed()).toEqual(['2025-07-15 10:00 AM']);
});

test('a season that would lose a closed time to come is refused, and the time is named', async ({
  file,
}) => {
  await file.run(season, '2095-07-01', '2095-07-09', ...morning);
  await file.run(slots, 'close', '2095-07-01..2095-07-02', '9:00 AM');
  const before = file.read();
  const rejected = await file.run(season, '2095-07-02', '2095-07-09', ...morning);
  expectRejected(rejected, '\nClosed: 2095-07-01 9:00 AM.\nNothing was changed.\n');
  expect(file.read()).toBe(before);
});

test('a time of today is still to come', () => {
  const closed = parseSeason({ '2026-07-01': [{ time: '9:00 AM', available: false }] });
  const plan = { first: '2026-07-02', last: '2026-07-02', from: '9:00 AM', to: '9:00 AM' } as const;
  const run = (today: string) =>
    runCommands(closed, [{ kind: 'season', ...plan, breaks: [] }], today);
  expect(() => run('2026-07-01')).toThrow('Closed: 2026-07-01 9:00 AM.');
  expect(run('2026-07-02').sentences).toContain('Dropped, already over: 2026-07-01 9:00 AM.');
});

test('the school’s today decides what is over', async ({ project }) => {
  // A day begins first in this zone. At UTC−12, yesterday would not be over.
  const zone = 'Pacific/Kiritimati';
  const yesterday = addDays(todayAtSchool(new Date(), zone), -1);
  const closed = { [yesterday]: [{ time: '9:00 AM', available: false }] };
  project.setTimeZone(zone);
  project.write('data/timeslots.json', JSON.stringify(closed));
  expect(await project.run('season', {}, '2095-07-01', '2095-07-02', ...morning)).toMatchObject({
    stdout: expect.stringContaining(`Dropped, already over: ${yesterday} 9:00 AM.`),
  });
});

test('an invalid season is rejected, and nothing changes', async ({ file }) => {
  const dates = ['2026-06-15', '2026-08-30'];
  const withBreak = (text: string) => [...dates, ...daily, '--break', text];
  for (const [args, sentence] of [
    [['6/15/2026', '2026-08-30', ...daily], '"6/15/2026" is not a valid date'],
    [[...dates.toReversed(), ...daily], '2026-08-30 to 2026-06-15 ends before'],
    [['2026-06-15', '2206-08-30', ...daily], 'more than 3660 days'],
    [['2026-06-15', ...daily], 'needs its first and last day'],
    [[...dates, '2026-09-01', ...daily], 'needs its first and last day'],
    [dates, '--from and --to'],
    [[...dates, '--from', '9:00', '--to', '5:00 PM'], '"9:00" is not a time'],
    [[...dates, '--from', '5:00 PM', '--to', '9:00 AM'], 'No slot begins at 9:00 AM'],
    [[...dates, '--from', '9:00 AM', '--to', '5:10 PM'], 'No slot begins at 5:10 PM'],
    [withBreak('Funday'), '"Funday" is neither'],
    [withBreak('Sun 5:00 PM-4:00 PM'), 'removes no slot'],
    [withBreak('Sun 25:00 PM-4:00 PM'), '"25:00 PM"'],
    [withBreak(' '), 'needs days, times or both'],
    [withBreak('2025-07-04'), 'removes no slot'],
    [[...dates, ...daily, '--brake', 'Sun'], "'--brake'"],
    [[...dates, '--to', '5:00 PM', '--from'], '--from'],
  ] as const) {
    const ended = await file.run(season, ...args);
    expectRejected(ended, sentence);
    expect(file.read()).toBe(seasonText);
  }
});

test('a season of ten years is planned in seconds', async ({ file }) => {
  const holidays = Array.from(
    { length: 10 },
    (_, year) => `${2026 + year}-12-20..${2026 + year}-12-31`,
  );
  const off = breaks('Sun', 'Tue,Thu 4:00 PM-5:00 PM', ...holidays);
  const { stdout } = await file.run(season, '2026-01-01', '2036-01-01', ...daily, ...off);
  expect(stdout).toContain('New season: 2026-01-01 to 2036-01-01, 3,653 days, 64,596 times.\n');
  expect(file.times().size).toBe(3_653);
});

test('a broken file is not overwritten', async ({ file }) => {
  const broken = seasonText.replace('true },', 'true }');
  file.write(broken);
  expectRejected(await file.run(season, ...argumentsOfTestSeason), 'cannot be read: Expected');
  expect(file.read()).toBe(broken);
});
