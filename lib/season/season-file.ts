import { readFileSync, writeFileSync } from 'node:fs';
import { parseSeason, seasonPath, seasonToWrite } from './season-schema';
import type { Season } from './season-slots';
import { UserFacingError } from './user-facing-error';

const byteOrderMark = '\uFEFF';

/** Notepad writes a byte order mark, which the bundler does not accept in JSON. */
export function removeByteOrderMark(): void {
  const text = readFileSync(seasonPath, 'utf8');
  if (text.startsWith(byteOrderMark)) writeFileSync(seasonPath, text.slice(1));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(byteOrderMark, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserFacingError(`${seasonPath} cannot be read: ${error.message}`);
  }
}

/** JSON.parse silently drops repeated keys. @throws UserFacingError for a day or a slot's key that appears twice */
function checkRepeatedKeys(text: string): void {
  const dates: string[] = [];
  for (const [, date, slot = ''] of text.matchAll(/"(\d{4}-\d{2}-\d{2})"\s*:|(\{[^{}[\]]*\})/g)) {
    if (date && dates.includes(date)) {
      throw new UserFacingError(`${seasonPath} is invalid: ${date} appears twice.`);
    }
    if (date) dates.push(date);
    const keys = Array.from(slot.matchAll(/"(\w+)"\s*:/g), ([, key]) => key);
    const repeated = keys.find((key, index) => keys.indexOf(key) < index);
    if (repeated) {
      throw new UserFacingError(
        `${seasonPath} is invalid: ${dates.at(-1)}, slot ${slot.replace(/\s+/g, ' ')} has "${repeated}" twice. Each slot needs its own braces.`,
      );
    }
  }
}

/** @throws UserFacingError that describes the JSON error, or names the date and slot */
export function readSeason(): Season {
  const text = readFileSync(seasonPath, 'utf8');
  const content = parseJson(text);
  checkRepeatedKeys(text);
  return parseSeason(content);
}

/** The season's file, with a line for each slot, so that a commit shows which slots it changes. */
export function seasonText(season: Season): string {
  const text = JSON.stringify(seasonToWrite(season), null, 2);
  const oneLineSlots = text.replace(/\{\n {6}[^}]*\}/g, (slot) => slot.replace(/\n */g, ' '));
  return `${oneLineSlots}\n`;
}
