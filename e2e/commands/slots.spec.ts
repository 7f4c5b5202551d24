import { slots } from '@/lib/programs/season-programs';
import { expect, expectRejected, seasonText, test } from './season-fixture';

const nextStep =
  'Commit data/timeslots.json. The site will show the change after its next build.\n';

test('times on dates and ranges are closed and opened, and nothing else changes', async ({
  file,
}) => {
  const duplicates = ['2025-08-30', '9:00 AM'];
  const args = ['2025-07-15', '2025-08-30..2025-08-31', '9:00 AM', '7:30 PM', ...duplicates];
  const closed = await file.run(slots, 'close', ...args);
  expect(closed).toEqual({
    code: 0,
    stdout: `Closed: 2025-07-15 9:00 AM, 7:30 PM.\nClosed: 2025-08-30..2025-08-31 9:00 AM, 7:30 PM.\n${nextStep}`,
    stderr: '',
  });
  const dates = ['2025-07-15', '2025-08-30', '2025-08-31'];
  expect(file.closed()).toEqual(dates.flatMap((date) => [`${date} 9:00 AM`, `${date} 7:30 PM`]));

  const opened = await file.run(slots, 'open', ...args);
  expect(opened.stdout).toContain('Opened: 2025-08-30..2025-08-31 9:00 AM, 7:30 PM.\n');
  expect(file.read()).toBe(seasonText);
});

test('a time that was closed already stays closed and is named, with what to tell a family', async ({
  file,
}) => {
  await file.run(slots, 'close', '2025-07-16', '10:00 AM');
  const { stdout } = await file.run(slots, 'close', '2025-07-16..2025-07-17', '10:00 AM');
  expect(stdout).toBe(
    `Closed: 2025-07-17 10:00 AM.\nAlready closed: 2025-07-16 10:00 AM.\nA time that was already closed may be another family’s lesson, or an earlier run of this issue or command may have closed it. If a family’s lesson can’t happen, text them. If a family requested such a time, offer another one.\n${nextStep}`,
  );
  const opened = await file.run(slots, 'open', '2025-07-17..2025-07-18', '10:00 AM');
  expect(opened.stdout).toBe(
    `Opened: 2025-07-17 10:00 AM.\nAlready open: 2025-07-18 10:00 AM.\n${nextStep}`,
  );
  expect(file.closed()).toEqual(['2025-07-16 10:00 AM']);
});

test('what a shell lets through of pasted text changes nothing', async ({ file }) => {
  const words = [
    '\u200bclose',
    '2025-07-15\u00a0',
    '2025-\u200b07-16',
    '9:00\u202fAM',
    '9:30\u00a0A\u2060M',
  ];
  expect(await file.run(slots, ...words)).toMatchObject({ code: 0, stderr: '' });
  expect(file.closed()).toEqual([
    '2025-07-15 9:00 AM',
    '2025-07-15 9:30 AM',
    '2025-07-16 9:00 AM',
    '2025-07-16 9:30 AM',
  ]);
});

test('without times, a command means all times of its days', async ({ file }) => {
  await file.run(slots, 'close', '2025-07-20', '9:00 AM');
  await file.run(slots, 'close', '2025-07-20..2025-07-21');
  expect(file.closed()).toEqual([
    ...(file.times().get('2025-07-20') ?? []).map((time) => `2025-07-20 ${time}`),
    ...(file.times().get('2025-07-21') ?? []).map((time) => `2025-07-21 ${time}`),
  ]);
  await file.run(slots, 'open', '2025-07-20', '2025-07-21');
  expect(file.read()).toBe(seasonText);
});

test('a range skips and names days without times, or without one of the times', async ({
  file,
}) => {
  const whole = await file.run(slots, 'close', '2025-06-28..2025-07-15');
  expect(whole.stdout).toContain('Skipped: 2025-06-28..2025-07-14 (no times).\n');
  await file.run(slots, 'open', '2025-07-15');
  const { stdout } = await file.run(slots, 'close', '2025-07-17..2025-07-23', '9:00 AM', '4:00 PM');
  expect(stdout).toContain('Closed: 2025-07-18..2025-07-21 9:00 AM, 4:00 PM.\n');
  expect(stdout).toContain('Skipped: 2025-07-17 (not all of 9:00 AM, 4:00 PM).\n');
  expect(stdout).toContain('Skipped: 2025-07-22 (not all of 9:00 AM, 4:00 PM).\n');
  expect(file.closed()).toHaveLength(10);
});

test('a command that cannot be run, or that would change nothing, is reported', async ({
  file,
}) => {
  await file.run(slots, 'close', '2025-07-15..2025-07-16', '9:00 AM');
  const before = file.read();
  for (const [args, sentence] of [
    ['close 2025-07-15..2025-07-16 9:00 AM', 'Already closed: 2025-07-15..2025-07-16 9:00 AM.'],
    ['open 2025-07-17', 'Already open: 2025-07-17 9:00 AM, '],
    ['close 2025-06-30 9:00 AM', '2025-06-30 is outside the season, which runs from 2025-07-01 to'],
    ['close 2025-07-14', '2025-07-14 has no times.'],
    ['close 2025-07-14 2025-07-15 4:00 PM', 'no times.\n2025-07-15 has no 4:00 PM. Its times are'],
    ['close 2025-07-01..2025-07-14', 'Skipped: 2025-07-01..2025-07-14 (no times).'],
    ['close 2025-07-15..2025-07-17 4:00 PM', 'Skipped: 2025-07-15..2025-07-17 (no 4:00 PM).'],
    ['close 2025-07-32', '"2025-07-32" is not a valid date'],
    ['close 2025-07-19..2025-07-15', '2025-07-19 to 2025-07-15 ends before it begins.'],
  ] as const) {
    const words = args.match(/\d+:\d+ [AP]M|\S+/g) ?? [];
    const ended = await file.run(slots, ...words);
    expectRejected(ended, sentence);
    expect(ended.stderr).toMatch(/\nNothing was changed\.\n$/);
    expect(file.read()).toBe(before);
  }
});

test('words that cannot be read are named', async ({ file }) => {
  for (const [args, sentence] of [
    [['close', '2025-07-15..', '9:00 AM'], '"2025-07-15.." cannot be read'],
    [['close', '2025-07-15', '7/16/2025'], '"7/16/2025" cannot be read'],
    [['close', '2025-07-15', '9:30', 'AM'], '"9:30", "AM" cannot be read. Write a date as'],
    [['close', '2025-07-15 9:00 AM'], '"2025-07-15 9:00 AM" cannot be read'],
    [['close', '2025-07-15', ''], '"" cannot be read'],
    [['close', '9:00 AM'], '"close" needs a date'],
    [['open'], '"open" needs a date'],
    [['--tkae'], "Unknown option '--tkae'."],
    [['book', '2025-07-15'], 'must be "close" or "open"'],
    [[], 'must be "close" or "open"'],
  ] as const) {
    expectRejected(await file.run(slots, ...args), sentence);
  }
  expect(file.read()).toBe(seasonText);
});

test('the usage is printed, and a missing file is reported', async ({ file }) => {
  const help = expect.stringContaining('close 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"');
  expect(await file.run(slots, '--help')).toEqual({ code: 0, stdout: help, stderr: '' });
  file.remove();
  expectRejected(await file.run(slots, 'close', '2025-07-15', '9:00 AM'), 'ENOENT: no such file');
});
