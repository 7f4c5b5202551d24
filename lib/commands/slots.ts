import { parseArgs } from 'node:util';
import { minutesOf } from '@/lib/season/clock-time';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { datesBetween } from './date-range';
import { markedSlots, markingProblems, markSlots, noSuchDay } from './mark-slots';
import type { Command } from './run-command';
import { readSeason, seasonPath, nextStep } from './season-file';
import { listTimes, takenTimes } from './taken-slots';
import { writeSeason } from './write-season';

const help = `Marks slots of data/timeslots.json as taken or free, or lists them.

npm run slots -- take 2025-07-15 "9:00 AM" "9:30 AM"
npm run slots -- take 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"
npm run slots -- free 2025-07-15 "9:00 AM"
npm run slots -- list 2025-07-15     the slots of a day
npm run slots -- list                every taken slot

  --file FILE    a file other than data/timeslots.json
  --help         prints this help

Write a time as "9:00 AM", in quotation marks. Every time is marked on every date. Nothing is changed if
any of these slots is already taken, or already free.`;

const dateOrRange = /^\d{4}-\d{2}-\d{2}(\.\.\d{4}-\d{2}-\d{2})?$/;

/** The unique dates and times in arguments. @throws UserFacingError naming each other argument */
function parseSlots(words: readonly string[]) {
  const ranges = words.filter((word) => dateOrRange.test(word));
  const times = words.filter((word) => minutesOf(word) !== undefined);
  const others = words.filter((word) => !ranges.includes(word) && !times.includes(word));
  if (others.length > 0) {
    const quoted = others.map((word) => `"${word}"`).join(', ');
    throw new UserFacingError(
      `${quoted} cannot be read. Write a date as 2025-07-15, a range as 2025-07-15..2025-07-19, and a time as "9:00 AM", in quotation marks.`,
    );
  }
  const dates = ranges.flatMap((range) => {
    const [first = '', last = first] = range.split('..');
    return datesBetween(first, last);
  });
  return { dates: [...new Set(dates)], times: [...new Set(times)] };
}

function list(season: Season, date: string | undefined): readonly string[] {
  if (date === undefined) {
    const taken = listTimes(takenTimes(season));
    return taken.length > 0 ? ['Taken:', ...taken] : ['No slot is taken.'];
  }
  const slots = season.get(date);
  if (!slots) throw new UserFacingError(noSuchDay(season, date));
  if (slots.length === 0) return [`${date} has no slots.`];
  return slots.map(({ time, available }) => `${time.padStart(8)}  ${available ? 'free' : 'taken'}`);
}

export const slots: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { file: { type: 'string', default: seasonPath } },
    });
    const { file } = values;
    const [action, ...words] = positionals;
    if (action === 'list') {
      if (words.length > 1) throw new UserFacingError('"list" accepts one date at most.');
      return { lines: list(readSeason(file), words[0]) };
    }
    if (action !== 'take' && action !== 'free') {
      throw new UserFacingError('The first word must be "take", "free" or "list". (See --help.)');
    }
    const marking = { action, ...parseSlots(words) } as const;
    if (marking.dates.length === 0 || marking.times.length === 0) {
      throw new UserFacingError(
        `"${action}" needs a date and a time, such as 2025-07-15 "9:00 AM". (See --help.)`,
      );
    }
    const current = readSeason(file);
    const problems = markingProblems(current, marking);
    if (problems.length > 0) {
      return { warnings: [...problems, 'Nothing was changed.'], failed: true };
    }
    await writeSeason(file, markSlots(current, marking));
    return { lines: [...markedSlots(marking), nextStep(file)] };
  },
};
