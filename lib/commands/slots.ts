import { parseArgs } from 'node:util';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseSlots } from './parse-slots';
import { UsageError, type Command } from './run-command';
import { listSlots, slotsIn } from './season-change';
import { displayPath, readSeason, seasonPath, writeSeason } from './season-file';

const help = `Marks slots of data/timeslots.json as taken or free, or lists them.

npm run slots -- take 2025-07-15 "9:00 AM" "9:30 AM"
npm run slots -- take 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"
npm run slots -- take "Tuesday, July 15, 2025 (2025-07-15)" "9:00 AM, 9:30 AM"
npm run slots -- free 2025-07-15 "9:00 AM"
npm run slots -- list 2025-07-15     the slots of a day
npm run slots -- list                every taken slot

  --file FILE    another file than data/timeslots.json
  --help         prints this

Dates, ranges and times are separated by spaces or commas. A time is written "9:00 AM", in quotation
marks. Text may be pasted from a request's mail: what is neither a date nor a time is passed over.
Each of the times is marked on each of the dates, or nothing is.`;

function outside(season: Season, date: string): string {
  const dates = [...season.keys()];
  return `The season has no day "${date}": it goes from ${dates.at(0)} to ${dates.at(-1)}.`;
}

function problemsOn(season: Season, date: string, times: readonly string[]): readonly string[] {
  const offered = season.get(date)?.map((slot) => slot.time);
  if (!offered) return [outside(season, date)];
  if (offered.length === 0) return [`${date} has no slots.`];
  const missing = times.filter((time) => !offered.includes(time));
  if (missing.length === 0) return [];
  return [`${date} has no slot at ${missing.join(', ')}. Its times are ${offered.join(', ')}.`];
}

function list(season: Season, date: string | undefined): readonly string[] {
  if (date === undefined) {
    const taken = listSlots(slotsIn(season).filter(({ available }) => !available));
    return taken.length > 0 ? ['Taken:', ...taken] : ['No slot is taken.'];
  }
  const slots = season.get(date);
  if (!slots) throw new UserFacingError(outside(season, date));
  if (slots.length === 0) return [`${date} has no slots.`];
  return slots.map(({ time, available }) => `${time.padStart(8)}  ${available ? 'free' : 'taken'}`);
}

/** Sets `available` of a date's slots in a season's text and leaves every other character as it is. */
function markSlots(
  text: string,
  date: string,
  times: readonly string[],
  available: boolean,
): string {
  const start = text.search(new RegExp(String.raw`"${date}"\s*:`));
  const end = text.indexOf(']', start);
  const marked = text.slice(start, end).replace(/\{[^{}]*\}/g, (slot) => {
    const isNamed = times.some((time) => slot.includes(`"${time}"`));
    return isNamed ? slot.replace(/\b(true|false)\b/, String(available)) : slot;
  });
  return text.slice(0, start) + marked + text.slice(end);
}

export const slots: Command = {
  help,
  run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { file: { type: 'string', default: seasonPath } },
    });
    const [action, ...words] = positionals;
    const { text, season } = readSeason(values.file);
    if (action === 'list') {
      if (words.length > 1) throw new UsageError('"list" takes one date at most.');
      return { lines: list(season, words[0]) };
    }
    if (action !== 'take' && action !== 'free') {
      throw new UsageError('Say "take", "free" or "list" first.');
    }
    const { dates, times } = parseSlots(words);
    if (dates.length === 0 || times.length === 0) {
      throw new UsageError(`"${action}" needs a date and a time, such as 2025-07-15 "9:00 AM".`);
    }
    const problems = dates.flatMap((date) => problemsOn(season, date, times));
    if (problems.length > 0) {
      throw new UserFacingError([...problems, 'Nothing was changed.'].join('\n'));
    }
    const available = action === 'free';
    const word = available ? 'free' : 'taken';
    const named = slotsIn(season).filter(
      ({ date, time }) => dates.includes(date) && times.includes(time),
    );
    const lines = named.map((slot) => {
      const slotName = `${slot.date} ${slot.time}`;
      const wasSo = slot.available === available;
      return wasSo ? `${slotName} was ${word} already.` : `${slotName} is ${word} now.`;
    });
    if (named.every((slot) => slot.available === available)) return { lines };
    const marked = dates.reduce(
      (marking, date) => markSlots(marking, date, times, available),
      text,
    );
    writeSeason(values.file, marked);
    return {
      lines: [...lines, `Commit ${displayPath(values.file)}, and the next build shows it.`],
    };
  },
};
