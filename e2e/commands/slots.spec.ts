import { slots } from '@/lib/commands/slots';
import { expect, expectRejected, seasonText, test } from './season-fixture';

test('times on dates and ranges are taken and freed, and nothing else changes', async ({
  file,
}) => {
  const duplicates = ['2025-08-30', '9:00 AM'];
  const args = ['2025-07-15', '2025-08-30..2025-08-31', '9:00 AM', '7:30 PM', ...duplicates];
  const named = ['2025-07-15', '2025-08-30', '2025-08-31'].flatMap((date) => [
    `${date} 9:00 AM`,
    `${date} 7:30 PM`,
  ]);
  const report = (state: string) =>
    [...named.map((slot) => `${slot} is now ${state}.`), 'Commit '].join('\n');
  const taken = await file.run(slots, 'take', ...args);
  const stdout = expect.stringContaining(report('taken'));
  expect(taken).toEqual({ code: 0, stdout, stderr: '' });
  expect(file.taken()).toEqual(named);

  const free = await file.run(slots, 'free', ...args);
  expect(free.stdout).toContain(report('free'));
  expect(file.read()).toBe(seasonText);
});

test('slots that are already taken or free are listed, and nothing changes', async ({ file }) => {
  await file.run(slots, 'take', '2025-07-15..2025-07-16', '9:00 AM');
  const before = file.read();
  const take = await file.run(slots, 'take', '2025-07-15..2025-07-17', '9:00 AM', '9:30 AM');
  expect(take).toEqual({
    code: 1,
    stdout: '',
    stderr:
      '2025-07-15 9:00 AM is already taken.\n2025-07-16 9:00 AM is already taken.\nNothing was changed.\n',
  });
  const free = await file.run(slots, 'free', '2025-07-16..2025-07-17', '9:00 AM');
  expectRejected(free, '2025-07-17 9:00 AM is already free.\nNothing was changed.\n');
  const mixed = await file.run(slots, 'take', '2025-07-15', '4:00 PM', '9:00 AM');
  expectRejected(mixed, '7:30 PM.\n2025-07-15 9:00 AM is already taken.\n');
  expect(file.read()).toBe(before);
});

test('invalid arguments are reported, and nothing changes', async ({ file }) => {
  for (const [args, sentence] of [
    [
      ['2025-06-30..2025-07-01', '9:00 AM'],
      '2025-06-30 is outside the season, which runs from 2025-07-01 to',
    ],
    [['2025-07-14..2025-07-15', '4:00 PM'], 'has no slots.\n2025-07-15 has no slot at 4:00 PM.'],
    [['2025-07-15', '9:00 AM', '4:00 PM'], 'no slot at 4:00 PM. Its times are 9:00 AM,'],
    [['2025-07-32', '9:00 AM'], '"2025-07-32" is not a valid date'],
    [['2025-07-19..2025-07-15', '9:00 AM'], '2025-07-19 to 2025-07-15 ends before it begins.'],
    [['2025-07-15..', '9:00 AM'], '"2025-07-15.." cannot be read'],
    [['2025-07-15', '7/16/2025', '9:00 AM'], '"7/16/2025" cannot be read'],
    [['2025-07-15', '9:00 AM', '9:30', 'AM'], '"9:30", "AM" cannot be read. Write a date as'],
    [['2025-07-15 9:00 AM'], '"2025-07-15 9:00 AM" cannot be read'],
    [['2025-07-15', '9:00 AM', ''], '"" cannot be read'],
    [['2025-07-15'], 'needs a date and a time'],
    [['9:00 AM'], 'needs a date and a time'],
    [[], 'needs a date and a time'],
  ] as const) {
    expectRejected(await file.run(slots, 'take', ...args), sentence);
    expect(file.read()).toBe(seasonText);
  }
});

test('the usage is printed, and unknown actions, options and files are rejected', async ({
  file,
}) => {
  const help = expect.stringContaining('take 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"');
  expect(await file.run(slots, '--help')).toEqual({ code: 0, stdout: help, stderr: '' });
  expectRejected(await file.run(slots, '--tkae'), "Unknown option '--tkae'.");
  expectRejected(await file.run(slots), 'must be "take" or "free"');
  expectRejected(await file.run(slots, 'book', '2025-07-15', '9:00 AM'), '"take" or "free"');
  file.remove();
  expectRejected(await file.run(slots, 'take', '2025-07-15', '9:00 AM'), 'ENOENT: no such file');
});
