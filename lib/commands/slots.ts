import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { markSlots, markedSlots, noSuchDay } from './mark-slots';
import { parseSlots } from './parse-slots';
import { UsageError, type Command } from './run-command';
import { readSeason, seasonPath, toCommit } from './season-file';
import { listTimes, takenTimes } from './taken-slots';

const help = `Marks slots of data/timeslots.json as taken or free, or lists them.

npm run slots -- take 2025-07-15 "9:00 AM" "9:30 AM"
npm run slots -- take 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"
npm run slots -- free 2025-07-15 "9:00 AM"
npm run slots -- list 2025-07-15     the slots of a day
npm run slots -- list                every taken slot

  --file FILE    another file than data/timeslots.json
  --help         prints this

A time is written "9:00 AM", in quotation marks. Each time is marked on each date. Nothing is changed if
any of these slots is already taken, or already free.`;

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
    const [action, ...words] = positionals;
    if (action === 'list') {
      if (words.length > 1) throw new UsageError('"list" accepts one date at most.');
      return { lines: list(readSeason(values.file).season, words[0]) };
    }
    if (action !== 'take' && action !== 'free') {
      throw new UsageError('The first word must be "take", "free" or "list".');
    }
    const { dates, times } = parseSlots(words);
    if (dates.length === 0 || times.length === 0) {
      throw new UsageError(`"${action}" needs a date and a time, such as 2025-07-15 "9:00 AM".`);
    }
    const marking = await markSlots(readSeason(values.file).text, action, dates, times);
    if (marking.kind === 'refused') {
      return { warnings: [...marking.problems, 'Nothing was changed.'], failed: true };
    }
    writeFileSync(values.file, marking.text);
    return { lines: [...markedSlots(action, dates, times), toCommit(values.file)] };
  },
};
