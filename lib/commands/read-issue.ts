import type { Command } from './command';
import { plainText, programNames, readCommand } from './read-command';
import { isUserFacing, UserFacingError } from '@/lib/season/user-facing-error';

const start = 'npm run ';

const expected = `Write each command on a line of a code block, starting with "${start}", such as:

\`\`\`
npm run slots -- close 2025-07-15 "9:00 AM"
\`\`\``;

const nearlyCommand = new RegExp(`^[\\s\`$%]*npm\\s+run\\s+(${programNames.join('|')})\\b`, 'i');

function linesIn(body: string): readonly string[] {
  return plainText(body).split(/\r\n|\r|\n/);
}

/** The lines of each fenced code block. A quoted or indented block is text. */
function codeBlocks(body: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let fence: string | undefined;
  for (const line of linesIn(body)) {
    const [, marks = ''] = /^ {0,3}(`{3,}(?!.*`)|~{3,})/.exec(line) ?? [];
    const isEnd = fence !== undefined && marks.startsWith(fence) && line.trim() === marks;
    if (isEnd) {
      fence = undefined;
    } else if (fence !== undefined) {
      blocks.at(-1)?.push(line);
    } else if (marks) {
      fence = marks;
      blocks.push([]);
    }
  }
  return blocks;
}

/** The lines of the code blocks in which a line begins with `npm run `, without blank ones. */
export function commandLines(body: string): readonly string[] {
  return codeBlocks(body)
    .filter((lines) => lines.some((line) => line.startsWith(start)))
    .flat()
    .filter((line) => line.trim() !== '');
}

/** Whether a line is almost a command: capitalized, after a prompt or blanks, or outside a code block. */
export function isNearlyCommands(body: string): boolean {
  return linesIn(body).some((line) => nearlyCommand.test(line));
}

/** Reverts the smart punctuation of a phone's keyboard: quotation marks, `..`, hyphens, and the `--` of options. */
function asTyped(line: string): string {
  return line
    .replace(/[“”„‟″'‘’‚‛′]/g, '"')
    .replace(/(?<=^\s*npm\s+run\s+[\w-]+\s+)[–—](?=\s)|(?<=\s)[–—](?=\p{L})/gu, '--')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/…/g, '..')
    .trim();
}

/**
 * Splits a line as a shell would, except that only quotation marks are special, and a run of blanks in a word becomes one.
 * @throws UserFacingError
 */
function wordsIn(line: string): readonly string[] {
  const text = asTyped(line);
  if ((text.match(/"/g) ?? []).length % 2 > 0) {
    throw new UserFacingError('A quotation mark is missing.');
  }
  return Array.from(text.matchAll(/(?:[^\s"]|"[^"]*")+/g), ([word]) =>
    word.replaceAll('"', '').replace(/\s+/g, ' '),
  );
}

/** @throws UserFacingError with a line for each problem, or with the expected format if there are no lines */
export function readCommands(lines: readonly string[]): readonly Command[] {
  if (lines.length === 0) throw new UserFacingError(expected);
  const problems: string[] = [];
  const commands = lines.flatMap((line, index) => {
    try {
      return readCommand(wordsIn(line));
    } catch (error) {
      if (!isUserFacing(error)) throw error;
      problems.push(`Command ${index + 1}: ${error.message}`);
      return [];
    }
  });
  if (problems.length > 0) throw new UserFacingError(problems.join('\n'));
  return commands;
}
