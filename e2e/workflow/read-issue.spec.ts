import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { UserFacingError } from '@/lib/season/user-facing-error';
import { commandLines, isNearlyCommands, readCommands } from '@/lib/commands/read-issue';
import { seed } from '../fuzz/arbitraries';

const line = 'npm run slots -- close 2025-07-15..2025-07-16 "9:00 AM" "9:30 AM"';
const command = {
  kind: 'mark',
  state: 'closed',
  days: [{ first: '2025-07-15', last: '2025-07-16' }],
  times: ['9:00 AM', '9:30 AM'],
} as const;

const read = (body: string) => readCommands(commandLines(body));

test('an issue is read as a person may write it and as a phone may change it', () => {
  for (const body of [
    `Any text\n\n\`\`\`\n${line}\n\`\`\`\n`,
    `\`\`\`\r\n${line}\r\n\`\`\``,
    `\`\`\`sh\n\n${line}  \n\n\`\`\`\nThanks!`,
    `~~~~\n${line}\n~~~~`,
    `\`\`\`\n${line}`,
    `\`\`\`\nsome output\n\`\`\`\n\`\`\`\n${line}\n\`\`\``,
    `\`\`\`\n${line.replaceAll(/"([^"]*)"/g, '“$1”')}\n\`\`\``,
    `\`\`\`\n${line.replace('--', '—').replace('9:00 AM', '9:00\u202fAM')}\n\`\`\``,
    `\`\`\`\n${line.replaceAll(' "', '\t"').replace('-- close', '--\u00a0close')}\n\`\`\``,
    `\`\`\`\n${line.replace('-- ', '')}\n\`\`\``,
    `\u200b\`\`\`\n\u200b${line.replace('2025', '20\u200b25').replace('PM', 'P\u2060M')}\ufeff\n\`\`\``,
    `\`\`\`\n${line.replaceAll(' ', '\u00a0')}\n\`\`\``,
    `\`\`\`\n${line.replaceAll('"', "'")}\n\`\`\``,
    `\`\`\`\n${line.replaceAll(/"([^"]*)"/g, '‘$1’')}\n\`\`\``,
  ]) {
    expect.soft(read(body), body).toEqual([command]);
  }
  for (const body of [
    '',
    'Please close Tuesday, thanks!',
    line,
    `\n${line}\n`,
    `> \`\`\`\n> ${line}\n> \`\`\``,
    `    ${line}`,
    `\`\`\`\n$ ${line}\n\`\`\``,
    `\`\`\`\necho hello\n\`\`\`\n${line}`,
    // GitHub shows this as text, because backticks end inline code.
    `\`\`\`close\`\`\`\n${line}`,
  ]) {
    expect.soft(commandLines(body), body).toEqual([]);
  }
  // A range that a phone has changed must not become two days.
  for (const dash of ['-', '–', '—', '--']) {
    const range = `\`\`\`\nnpm run slots -- close 2025-07-15 ${dash} 2025-07-19\n\`\`\``;
    expect(() => read(range), dash).toThrow(/^Command 1: "--?" cannot be read\./);
  }
  const season =
    'npm run season — 2026-06-15 2026-08-30 —from “9:00 AM” –to “7:30 PM” —break “12:00 PM – 1:00 PM”';
  expect(read(`\`\`\`\n${season}\n\`\`\``)).toEqual([
    {
      kind: 'season',
      first: '2026-06-15',
      last: '2026-08-30',
      from: '9:00 AM',
      to: '7:30 PM',
      breaks: ['12:00 PM - 1:00 PM'],
    },
  ]);
});

test('a line that is nearly a command is told from other text', () => {
  for (const body of [
    line,
    `Hello!\n\n${line}`,
    `\`\`\`\n${line.replace('npm', 'Npm')}\n\`\`\``,
    `\`\`\`\n$ ${line}\n\`\`\``,
    `    ${line}`,
    `\`${line}\``,
    `\u200b${line.replaceAll(' ', '\u00a0')}`,
    'npm run season 2026-06-15 2026-08-30',
  ]) {
    expect.soft(commandLines(body), body).toEqual([]);
    expect.soft(isNearlyCommands(body), body).toBe(true);
  }
  for (const body of ['', `I ran ${line}`, `> ${line}`, 'npm run build', 'npm run slotsmith']) {
    expect.soft(isNearlyCommands(body), body).toBe(false);
  }
});

/** The result, or the error for the user. */
function attempt<Result>(action: () => Result): Result | UserFacingError {
  try {
    return action();
  } catch (error) {
    if (error instanceof UserFacingError) return error;
    throw error;
  }
}

test('any text is read as commands, ignored, or rejected with a reason', () => {
  const pieces = fc.constantFrom(
    ...['```', '~~~', '\n', '\r\n', '\t', '> ', ' ', '"', '“', '”', "'", '\\', '$(id)', '`id`'],
    ...['npm run ', 'npm run slots -- ', 'npm run season -- ', 'close ', 'open ', '--from ', '--'],
    ...[
      '2025-07-15',
      '2025-07-15..2025-07-16',
      '"9:00 AM"',
      '9:00 AM',
      '—',
      '…',
      '\u2028',
      '\u200b',
      '\u00a0',
      '’',
      '\0',
    ],
  );
  const body = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 });
  const isAnswered = (parts: readonly string[]) => {
    const lines = commandLines(parts.join(''));
    const commands = attempt(() => readCommands(lines));
    const isRefused = commands instanceof UserFacingError;
    return isRefused || commands.length === lines.length;
  };
  // Thousands of recorded `expect` calls would take seconds.
  expect(() => fc.assert(fc.property(body, isAnswered), { seed, numRuns: 5_000 })).not.toThrow();
});
