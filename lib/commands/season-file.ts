import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSeason, type Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';

export const seasonPath = join(import.meta.dirname, '../../data/timeslots.json');

function displayPath(path: string): string {
  return relative(process.cwd(), path) || path;
}

export function nextStep(path: string): string {
  return `Commit ${displayPath(path)}, and the next build shows it.`;
}

function lastLineOf(text: string): number {
  return text.split('\n').length;
}

/** `JSON.parse` reports a position, or quotes ten characters before and after a mistake. */
const pattern = /^(.*?)(?: in JSON at position (\d+)|, \.\.\."(.*)"(?:\.\.\.)? is not valid JSON)/s;

/** Such as `line 17 or 18: Expected ',' or ']' after array element`. */
function describeJsonError(text: string, message: string): string {
  if (text.startsWith('\ufeff')) return 'save it as UTF-8 without a byte order mark (BOM)';
  const [, sentence, position, quoted] = pattern.exec(message) ?? [];
  if (sentence === undefined) return message.replace(/\s+/g, ' ');
  const before = text.slice(0, quoted ? text.indexOf(quoted) + 10 : Number(position));
  // A missing comma is noticed on the next line.
  const lines = new Set([before.trimEnd(), before].map(lastLineOf));
  return `line ${[...lines].join(' or ')}: ${sentence}`;
}

/** @throws UserFacingError naming the line, or the date and slot, if the file is invalid */
export function readSeason(path: string): Season {
  const text = readFileSync(path, 'utf8');
  const name = displayPath(path);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new UserFacingError(`${name} cannot be read: ${describeJsonError(text, reason)}.`);
  }
  // JSON.parse silently drops repeated keys.
  const lines = new Map<string, number>();
  for (const { 1: date = '', index } of text.matchAll(/"(\d{4}-\d{2}-\d{2})"\s*:/g)) {
    const line = lastLineOf(text.slice(0, index));
    const earlier = lines.get(date);
    if (earlier !== undefined) {
      throw new UserFacingError(
        `${name} is wrong: ${date} appears twice, on lines ${earlier} and ${line}.`,
      );
    }
    lines.set(date, line);
  }
  return parseSeason(content, name);
}
