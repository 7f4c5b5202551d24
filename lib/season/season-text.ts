import { Mistake } from '@/lib/mistake';
import { jsonMistake, lineAt } from './json-mistake';
import { parseSeason, type Season } from './season-schema';

/** A date followed by a colon: in this file, always the beginning of a day. */
const dayName = /"(\d{4}-\d{2}-\d{2})"\s*:/g;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const words = jsonMistake(text) ?? (error instanceof Error ? error.message : 'it is not JSON');
    throw new Mistake(`data/timeslots.json cannot be read: ${words}.`);
  }
}

/** JSON keeps the last of two days with one date and forgets the first without a word. */
function refuseRepeatedDays(text: string): void {
  const found = new Map<string, number>();
  for (const { 1: date = '', index } of text.matchAll(dayName)) {
    const earlier = found.get(date);
    if (earlier !== undefined) {
      const lines = `${lineAt(text, earlier)} and ${lineAt(text, index)}`;
      throw new Mistake(`data/timeslots.json is wrong: ${date} stands twice, on lines ${lines}.`);
    }
    found.set(date, index);
  }
}

/**
 * Reads a season's file as text, which shows more mistakes than its parsed content does.
 *
 * @throws Mistake that names the line of what is not JSON or stands twice, or the date and slot of
 *   whatever else is wrong
 */
export function parseSeasonText(text: string): Season {
  const content = parseJson(text);
  refuseRepeatedDays(text);
  return parseSeason(content);
}

/**
 * A season as its file holds it: one slot a line, so that one word on one line takes it off, and as
 * Prettier would write it.
 */
export function formatSeason(season: Season): string {
  const days = [...season].map(([date, slots]) => {
    const lines = slots.map(
      ({ time, available }) => `{ "time": "${time}", "available": ${available} }`,
    );
    // Prettier keeps a list of one on its day's line.
    if (lines.length < 2) return `  "${date}": [${lines.join('')}]`;
    return `  "${date}": [\n    ${lines.join(',\n    ')}\n  ]`;
  });
  return `{\n${days.join(',\n')}\n}\n`;
}
