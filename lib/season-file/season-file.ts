import { readFileSync, writeFileSync } from 'node:fs';
import { parseSeason, seasonToWrite, type Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';

/** Commands run in the project's folder. */
export const seasonPath = 'data/timeslots.json';

const byteOrderMark = '\uFEFF';

/** The bundler reads no JSON that begins with a byte order mark, which Notepad writes. */
export function removeByteOrderMark(): void {
  const text = readFileSync(seasonPath, 'utf8');
  if (text.startsWith(byteOrderMark)) writeFileSync(seasonPath, text.replace(byteOrderMark, ''));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(byteOrderMark, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserFacingError(`${seasonPath} cannot be read: ${error.message}`);
  }
}

/** @throws UserFacingError that describes the JSON error, or names the date and slot */
export function parseSeasonText(text: string): Season {
  const content = parseJson(text);
  // JSON.parse silently drops repeated keys.
  const dates = Array.from(text.matchAll(/"(\d{4}-\d{2}-\d{2})"\s*:/g), ([, date]) => date);
  const repeated = dates.find((date, index) => dates.indexOf(date) < index);
  if (repeated) throw new UserFacingError(`${seasonPath} is wrong: ${repeated} appears twice.`);
  return parseSeason(content);
}

export function readSeason(): Season {
  return parseSeasonText(readFileSync(seasonPath, 'utf8'));
}

/** Writes each slot on a line of its own, so that a commit shows which slots it changes. */
export function writeSeason(season: Season): void {
  const text = JSON.stringify(seasonToWrite(season), null, 2);
  const oneLineSlots = text.replace(/\{\n {6}[^}]*\}/g, (slot) => slot.replace(/\n */g, ' '));
  writeFileSync(seasonPath, `${oneLineSlots}\n`);
}
