import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSeason, type Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { findJsonError, lineAt } from './json-error';

export const seasonPath = join(import.meta.dirname, '../../data/timeslots.json');

function displayPath(path: string): string {
  return relative(process.cwd(), path) || path;
}

export function toCommit(path: string): string {
  return `Commit ${displayPath(path)}, and the next build shows it.`;
}

/** @throws UserFacingError if the file is invalid */
export function readSeason(path: string): { readonly text: string; readonly season: Season } {
  const text = readFileSync(path, 'utf8');
  return { text, season: parseSeasonText(text) };
}

/** @throws UserFacingError naming the line, or the date and slot */
export function parseSeasonText(text: string): Season {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    const reason = findJsonError(text) ?? (error instanceof Error ? error.message : 'not JSON');
    throw new UserFacingError(`data/timeslots.json cannot be read: ${reason}.`);
  }
  // JSON.parse silently drops repeated keys.
  const indexes = new Map<string, number>();
  for (const { 1: date = '', index } of text.matchAll(/"(\d{4}-\d{2}-\d{2})"\s*:/g)) {
    const earlier = indexes.get(date);
    if (earlier !== undefined) {
      const lines = `${lineAt(text, earlier)} and ${lineAt(text, index)}`;
      throw new UserFacingError(
        `data/timeslots.json is wrong: ${date} appears twice, on lines ${lines}.`,
      );
    }
    indexes.set(date, index);
  }
  return parseSeason(content);
}
