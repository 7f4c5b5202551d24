import { parseArgs } from 'node:util';
import { parseClockTime, type ClockTime, readTime } from '@/lib/season/clock-time';
import type { DateRange } from '@/lib/season/iso-date';
import type { SlotState } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/season/user-facing-error';
import { type Command, type MarkSlots, type PlanSeason, verbs } from './command';
import { parseRange } from './date-range';

/** Removes format characters, such as a zero-width space, and makes blanks plain. Pasted text may contain others. */
export function plainText(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/\p{Zs}/gu, ' ');
}

function plainWords(words: readonly string[]): string[] {
  return words.map((word) => plainText(word).trim());
}

/** @throws UserFacingError naming the words that are neither days nor times, or if there is no day */
function readMark(state: SlotState, words: readonly string[]): MarkSlots {
  const days: DateRange[] = [];
  const times: ClockTime[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    const [range, time] = [parseRange(word), parseClockTime(word)];
    if (range) days.push(range);
    else if (time) times.push(time);
    else unknown.push(word);
  }
  if (unknown.length > 0) {
    const named = unknown.map((word) => `"${word}"`).join(', ');
    throw new UserFacingError(
      `${named} cannot be read. Write a date as 2025-07-15, a range as 2025-07-15..2025-07-19, and a time as "9:00 AM", in quotation marks.`,
    );
  }
  if (days.length > 0) return { kind: 'mark', state, days, times };
  throw new UserFacingError(
    `"${verbs[state].word}" needs a date, such as 2025-07-15. Times, such as "9:00 AM", are optional.`,
  );
}

/** Reads the words after `npm run slots --`. @throws UserFacingError, or parseArgs's error for an unknown option */
export function readSlotsCommand(args: readonly string[]): MarkSlots {
  // `parseArgs` only rejects unknown options here. It drops `--`, so its result would have two days for
  // `2025-07-15 -- 2025-07-19`, which someone may type for a range.
  parseArgs({ args: plainWords(args), allowPositionals: true });
  const [action, ...words] = plainWords(args);
  const verb = Object.values(verbs).find(({ word }) => word === action);
  if (verb) return readMark(verb.state, words);
  const known = Object.values(verbs).map(({ word }) => `"${word}"`);
  throw new UserFacingError(`The first word must be ${known.join(' or ')}.`);
}

/** Reads the words after `npm run season --`. @throws UserFacingError, or parseArgs's error for an unknown option */
export function readSeasonCommand(args: readonly string[]): PlanSeason {
  const { values, positionals } = parseArgs({
    args: plainWords(args),
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      break: { type: 'string', multiple: true, default: [] },
    },
  });
  const { from, to, break: breaks } = values;
  const [first, last, ...more] = positionals;
  if (first && last && more.length === 0 && from && to) {
    return { kind: 'season', first, last, from: readTime(from), to: readTime(to), breaks };
  }
  throw new UserFacingError(
    'A season needs its first and last day, and the times --from and --to, such as 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM".',
  );
}

/** The programs of `npm run` that an issue may name. */
const readers = new Map<string | undefined, (args: readonly string[]) => Command>([
  ['slots', readSlotsCommand],
  ['season', readSeasonCommand],
]);

export const programNames = [...readers.keys()];

/**
 * Reads the words of a line: `npm`, `run`, `slots` and so on.
 * @throws UserFacingError, or parseArgs's error for an unknown option
 */
export function readCommand([npm, run, name, ...words]: readonly string[]): Command {
  const args = words[0] === '--' ? words.slice(1) : words;
  const read = npm === 'npm' && run === 'run' && readers.get(name);
  if (read) return read(args);
  const starts = programNames.map((known) => `"npm run ${known} -- "`);
  throw new UserFacingError(`A line must begin with ${starts.join(' or ')}.`);
}
