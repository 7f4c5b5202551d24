import { expect } from '@playwright/test';
import { runScript, test } from './project';
import { expectRejected } from './season-file';

test('a command prints its usage, and exits with 1 if its arguments are invalid', async () => {
  const slots = (...args: readonly string[]) => runScript('slots', args);
  const help = expect.stringContaining('take 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"');
  expect(await slots('--help')).toEqual({ code: 0, stdout: help, stderr: '' });
  expectRejected(await slots('take', '2025-10-01', '9:00 AM'), 'no day "2025-10-01"');
  expectRejected(await slots('--tkae'), "Unknown option '--tkae'.");
});
