import { expect } from '@playwright/test';
import { runScript, test } from './project';
import { expectRefused } from './season-file';

for (const [script, example] of [
  ['season', '"Tue,Thu 4:00 PM-5:00 PM"'],
  ['slots', 'take 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"'],
  ['check:mail', 'The exit code is 0 when'],
] as const) {
  test(`npm run ${script} -- --help describes its use`, async () => {
    const { code, stdout, stderr } = await runScript(script, ['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`npm run ${script}`);
    expect(stdout).toContain(example);
  });
}

test('the exit code is 0, 1 when refused, or 2 when misspelled', async () => {
  const slots = (...args: readonly string[]) => runScript('slots', args);
  const list = await slots('list', '2025-07-01');
  expect(list).toEqual({ code: 0, stdout: '2025-07-01 has no slots.\n', stderr: '' });
  expectRefused(await slots('list', '2025-10-01'), 1, 'no day "2025-10-01"');
  expectRefused(await slots('lsit'), 2, '(See --help.)');
});
