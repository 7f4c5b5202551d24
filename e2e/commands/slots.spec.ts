import { rmSync } from 'node:fs';
import { runScript } from './run-script';
import { changedLines, expect, expectRefused, shipped, test, withSlot } from './season-copy';

const slots = (path: string, ...args: readonly string[]) =>
  runScript('slots', [...args, '--file', path]);

const line = (time: string, available: boolean) =>
  `    { "time": "${time}", "available": ${available} },`;

test('taking slots changes their lines and no other', async ({ seasonCopy }) => {
  const ended = await slots(seasonCopy.path, 'take', '2025-07-15', '9:00 AM', '9:30 AM');
  expect(ended.code).toBe(0);
  expect(ended.stdout).toContain('2025-07-15 9:00 AM is taken now.\n');
  expect(ended.stdout).toContain('2025-07-15 9:30 AM is taken now.\n');
  expect(changedLines(shipped, seasonCopy.read())).toEqual([
    line('9:00 AM', false),
    line('9:30 AM', false),
  ]);
  expect(seasonCopy.read()).toContain(
    `"2025-07-15": [\n${line('9:00 AM', false)}\n${line('9:30 AM', false)}\n`,
  );
});

test('freeing them brings back the file as it was', async ({ seasonCopy }) => {
  await slots(seasonCopy.path, 'take', '2025-08-31', '9:00 AM', '7:30 PM');
  expect(changedLines(shipped, seasonCopy.read())).toHaveLength(2);
  const ended = await slots(seasonCopy.path, 'free', '2025-08-31', '7:30 PM', '9:00 AM');
  expect(ended.stdout).toContain('2025-08-31 7:30 PM is free now.\n');
  expect(seasonCopy.read()).toBe(shipped);
});

test('a taken slot can be taken again: it says so, and that is no error', async ({
  seasonCopy,
}) => {
  const taken = withSlot(shipped, '2025-07-15', '9:00 AM', false);
  seasonCopy.write(taken);
  const again = await slots(seasonCopy.path, 'take', '2025-07-15', '9:00 AM');
  expect(again).toEqual({ code: 0, stdout: '2025-07-15 9:00 AM was taken already.\n', stderr: '' });
  expect(seasonCopy.read()).toBe(taken);
  const free = await slots(seasonCopy.path, 'free', '2025-07-15', '9:30 AM');
  expect(free.stdout).toBe('2025-07-15 9:30 AM was free already.\n');
});

for (const typed of ['9am', '9 AM', '09:00 AM', '9:00', '9:00 a.m.', '09:00', '9:00AM']) {
  test(`${typed} is refused, with the spelling that is understood`, async ({ seasonCopy }) => {
    const ended = await slots(seasonCopy.path, 'take', '2025-07-15', typed);
    expectRefused(ended, 1, `"${typed}" is not a time: write it as "9:00 AM"`);
    expect(seasonCopy.read()).toBe(shipped);
  });
}

test('a time without quotation marks is refused, and they are named', async ({ seasonCopy }) => {
  const ended = await slots(seasonCopy.path, 'take', '2025-07-15', '9:30', 'AM');
  expectRefused(ended, 1, 'in quotation marks');
  expect(seasonCopy.read()).toBe(shipped);
});

test('a file laid out another way keeps its layout', async ({ seasonCopy }) => {
  const tight = '{"2025-07-01":[{"available":true,"time":"9:00 AM"}],\r\n"2025-07-02":[]}';
  seasonCopy.write(tight);
  await slots(seasonCopy.path, 'take', '2025-07-01', '9:00 AM');
  expect(seasonCopy.read()).toBe(tight.replace('true', 'false'));
});

for (const [mistake, args, code, sentence] of [
  ['a day outside the season', ['take', '2026-07-15', '9:00 AM'], 1, '2025-07-01 to 2025-08-31'],
  ['a day that does not exist', ['take', '2025-02-30', '9:00 AM'], 1, 'no day "2025-02-30"'],
  ['a day without slots', ['take', '2025-07-01', '9:00 AM'], 1, '2025-07-01 has no slots'],
  ['a time the day lacks', ['take', '2025-07-15', '4:00 PM'], 1, '3:30 PM, 5:00 PM'],
  ['one wrong time of two', ['take', '2025-07-15', '9:00 AM', '4:00 PM'], 1, 'no slot at 4:00 PM'],
  ['a time that is none', ['take', '2025-07-15', 'noon'], 1, 'write it as "9:00 AM"'],
  ['a bare number', ['take', '2025-07-15', '9'], 1, 'write it as "9:00 AM"'],
  ['no time', ['take', '2025-07-15'], 2, 'needs a date and a time'],
  ['no date', ['free'], 2, 'needs a date and a time'],
  ['nothing to do', [], 2, '"take", "free" or "list"'],
  ['another word', ['book', '2025-07-15', '9:00 AM'], 2, '"take", "free" or "list"'],
  ['an unknown option', ['take', '2025-07-15', '9:00 AM', '--force'], 2, "'--force'"],
] as const) {
  test(`${mistake} is refused in one sentence, and nothing changes`, async ({ seasonCopy }) => {
    expectRefused(await slots(seasonCopy.path, ...args), code, sentence);
    expect(seasonCopy.read()).toBe(shipped);
  });
}

test('a file that is wrong is named by line, and nothing changes', async ({ seasonCopy }) => {
  const broken = shipped.replace('"available": true }', '"available": ture }');
  seasonCopy.write(broken);
  const ended = await slots(seasonCopy.path, 'take', '2025-07-15', '9:00 AM');
  expectRefused(ended, 1, 'line 17: ture must be true or false.');
  expect(seasonCopy.read()).toBe(broken);
});

test('a file that is not there is named', async ({ seasonCopy }) => {
  rmSync(seasonCopy.path);
  const ended = await slots(seasonCopy.path, 'take', '2025-07-15', '9:00 AM');
  expectRefused(ended, 1, 'There is no file');
});

test('the slots of a day, and all that are taken, can be listed', async ({ seasonCopy }) => {
  expect((await slots(seasonCopy.path, 'list')).stdout).toBe('No slot is taken.\n');
  seasonCopy.write(withSlot(shipped, '2025-07-15', '9:30 AM', false));
  const day = await slots(seasonCopy.path, 'list', '2025-07-15');
  expect(day.stdout).toContain(' 9:00 AM  free\n 9:30 AM  taken\n10:00 AM  free\n');
  expect((await slots(seasonCopy.path, 'list')).stdout).toBe('Taken:\n  2025-07-15  9:30 AM\n');
  expect(await slots(seasonCopy.path, 'list', '2025-07-01')).toMatchObject({
    code: 0,
    stdout: '2025-07-01 has no slots.\n',
  });
  expectRefused(await slots(seasonCopy.path, 'list', '2026-01-01'), 1, 'no day "2026-01-01"');
});

test('--help says how a time may be written', async () => {
  const { code, stdout } = await runScript('slots', ['--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('npm run slots -- take 2025-07-15 "9:00 AM" "9:30 AM"');
});
