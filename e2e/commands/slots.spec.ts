import { rmSync } from 'node:fs';
import { slots } from '@/lib/commands/slots';
import { expect, expectRefused, seasonText, test } from './season-file';

const both = (...dates: readonly string[]) =>
  dates.flatMap((date) => [`${date} 9:00 AM`, `${date} 9:30 AM`]);

const tuesday = 'Tuesday, July 15, 2025 (2025-07-15)';
const wednesday = 'Wednesday, July 16, 2025 (2025-07-16)';
const mail = [
  `Date: ${tuesday}`,
  'When: 9:00 – 10:00 AM',
  'Time slots: 9:00 AM, 9:30 AM',
  `Also on: ${wednesday}, Thursday, July 17, 2025 (2025-07-17)`,
  'Lessons: 6',
  'Reference: K7PM2',
].join('\n');

for (const [what, args, named] of [
  ['times of a date', ['2025-07-15', '9:00 AM', '9:30 AM'], both('2025-07-15')],
  [
    'a range up to the last slot of the day',
    ['2025-08-30..2025-08-31', '7:30 PM'],
    ['2025-08-30 7:30 PM', '2025-08-31 7:30 PM'],
  ],
  [
    'dates and ranges with commas, one of them twice',
    ['2025-07-15,2025-07-20..2025-07-21, 2025-07-20', '9:00 AM, 9:30 AM'],
    both('2025-07-15', '2025-07-20', '2025-07-21'),
  ],
  ['everything in one argument', ['2025-07-15 - 9:30 AM,9:00 AM'], both('2025-07-15')],
  ["a request's mail", [mail], both('2025-07-15', '2025-07-16', '2025-07-17')],
  ['no-break spaces of a mail', ['2025-07-15\u00a0', '9:00\u202fAM 9:30\nAM'], both('2025-07-15')],
] as const) {
  test(`${what}: taken, then free again, and no other character changes`, async ({ file }) => {
    const taken = await file.run(slots, 'take', ...args);
    const said = [...named.map((slot) => `${slot} is taken now.`), 'Commit '];
    expect(taken).toEqual({
      code: 0,
      stdout: expect.stringContaining(said.join('\n')),
      stderr: '',
    });
    expect(file.taken()).toEqual(named);

    const again = await file.run(slots, 'take', ...args);
    const stdout = named.map((slot) => `${slot} was taken already.\n`).join('');
    expect(again).toEqual({ code: 0, stdout, stderr: '' });

    const free = await file.run(slots, 'free', ...args);
    expect(free.stdout).toContain(named.map((slot) => `${slot} is free now.`).join('\n'));
    expect(file.read()).toBe(seasonText);
  });
}

test('a file laid out another way keeps its layout', async ({ file }) => {
  const tight = '{"2025-07-01":[{"available":true,"time":"9:00 AM"}],\r\n"2025-07-02":[]}';
  file.write(tight);
  await file.run(slots, 'take', '2025-07-01', '9:00 AM');
  expect(file.read()).toBe(tight.replace('true', 'false'));
});

const neither = (text: string) => `"${text}" is neither a date, written 2025-07-15, nor a range`;

test('what cannot be marked is refused by name, and nothing changes', async ({ file }) => {
  for (const [args, code, sentence] of [
    [['2025-06-30..2025-07-01', '9:00 AM'], 1, '"2025-06-30": it goes from 2025-07-01 to'],
    [['2025-07-14..2025-07-15', '4:00 PM'], 1, 'has no slots.\n2025-07-15 has no slot at 4:00 PM.'],
    [['2025-07-15', '9:00 AM', '4:00 PM'], 1, 'no slot at 4:00 PM. Its times are 9:00 AM,'],
    [['2025-07-15..', '9:00 AM'], 1, neither('..')],
    [['2025-07-15 – 2025-07-19, 9:00 AM'], 1, neither('2025-07-15 – 2025-07-19')],
    [['July 16, 2025, 2025-07-15, 9:00 AM'], 1, neither('July 16, 2025')],
    [['2025-07-15', '7/16/2025 9:00 AM'], 1, neither('7/16/2025')],
    [['2025-07-15', '9:00 AM – 12:30 PM, 9:00 AM'], 1, neither('9:00 AM – 12:30')],
    [['2025-07-15', '9:00 AM, 9:30'], 1, neither('9:30')],
    [['2025-07-15', '9:00 AM, 10 am'], 1, neither('10 am')],
    [['2025-07-15', '9:30', 'AM'], 1, 'nor a time: write it as "9:00 AM", in quotation marks'],
    [['2025-07-15'], 2, 'needs a date and a time'],
    [['9:00 AM'], 2, 'needs a date and a time'],
  ] as const) {
    expectRefused(await file.run(slots, 'take', ...args), code, sentence);
    expect(file.read()).toBe(seasonText);
  }
});

test('an action is one of three, on a file that is there and right', async ({ file }) => {
  expectRefused(await file.run(slots), 2, '"take", "free" or "list"');
  expectRefused(await file.run(slots, 'book', '2025-07-15', '9:00 AM'), 2, '"take", "free"');
  const broken = seasonText.replace('"available": true }', '"available": ture }');
  file.write(broken);
  const refused = await file.run(slots, 'take', '2025-07-15', '9:00 AM');
  expectRefused(refused, 1, 'line 17: ture must be true or false.');
  expect(file.read()).toBe(broken);
  rmSync(file.path);
  expectRefused(await file.run(slots, 'take', '2025-07-15', '9:00 AM'), 1, 'There is no file');
});

test('the slots of a day, and all that are taken, can be listed', async ({ file }) => {
  const list = async (...args: readonly string[]) => await file.run(slots, 'list', ...args);
  const listed = (stdout: string) => ({ code: 0, stdout, stderr: '' });
  expect(await list()).toEqual(listed('No slot is taken.\n'));
  await file.run(slots, 'take', '2025-07-15', '9:30 AM');
  expect(await list()).toEqual(listed('Taken:\n  2025-07-15  9:30 AM\n'));
  const { stdout } = await list('2025-07-15');
  expect(stdout).toContain(' 9:00 AM  free\n 9:30 AM  taken\n10:00 AM  free\n');
  expect(await list('2025-07-01')).toEqual(listed('2025-07-01 has no slots.\n'));
  expectRefused(await list('2026-01-01'), 1, 'no day "2026-01-01"');
});
