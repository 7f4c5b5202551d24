import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from 'prettier';
import { parseSeason, type Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';

export const seasonPath = join(import.meta.dirname, '../../data/timeslots.json');

function displayPath(path: string): string {
  return relative(process.cwd(), path);
}

export function nextStep(path: string): string {
  return `Commit ${displayPath(path)}, and the next build shows it.`;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserFacingError(`${name} cannot be read: ${error.message}`);
  }
}

/** @throws UserFacingError naming the mistake, or the date and slot, if the file is invalid */
export function readSeason(path: string): Season {
  const text = readFileSync(path, 'utf8');
  const name = displayPath(path);
  const content = parseJson(text, name);
  // JSON.parse silently drops repeated keys.
  const dates = Array.from(text.matchAll(/"(\d{4}-\d{2}-\d{2})"\s*:/g), ([, date]) => date);
  const repeated = dates.find((date, index) => dates.indexOf(date) < index);
  if (repeated) throw new UserFacingError(`${name} is wrong: ${repeated} appears twice.`);
  return parseSeason(content, name);
}

export async function writeSeason(path: string, season: Season): Promise<void> {
  // Prettier expands an object if a line break precedes its first key.
  const text = JSON.stringify(Object.fromEntries(season)).replace('{', '{\n');
  writeFileSync(path, await format(text, { parser: 'json' }));
}
