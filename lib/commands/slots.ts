// `npm run slots -- take 2025-07-15 "9:00 AM"`: takes single slots, frees them, or lists them.
import { parseArgs } from 'node:util';
import type { Season, Slot } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseTime } from './parse-time';
import { runCommand, UsageError } from './run-command';
import { listSlots, takenSlots } from './season-change';
import {
  displayPath,
  parseSeasonText,
  readSeasonFile,
  seasonPath,
  writeSeasonFile,
} from './season-file';

const help = `Marks slots of data/timeslots.json as taken or free, or lists them.

npm run slots -- take 2025-07-15 "9:00 AM" "9:30 AM"
npm run slots -- free 2025-07-15 "9:00 AM"
npm run slots -- list 2025-07-15     the slots of a day
npm run slots -- list                every taken slot

  --file FILE    another file than data/timeslots.json
  --help         prints this

A time is written "9:00 AM", in quotation marks. Either all the slots named are marked, or none.`;

function slotsOn(season: Season, date: string): readonly Slot[] {
  const slots = season.get(date);
  if (slots) return slots;
  const dates = [...season.keys()];
  throw new UserFacingError(
    `The season has no day "${date}": it goes from ${dates.at(0)} to ${dates.at(-1)}.`,
  );
}

function list(season: Season, date: string | undefined): readonly string[] {
  if (date === undefined) {
    const taken = listSlots(takenSlots(season));
    return taken.length > 0 ? ['Taken:', ...taken] : ['No slot is taken.'];
  }
  const slots = slotsOn(season, date);
  if (slots.length === 0) return [`${date} has no slots.`];
  return slots.map(({ time, available }) => `${time.padStart(8)}  ${available ? 'free' : 'taken'}`);
}

function requireTimes(date: string, slots: readonly Slot[], times: readonly string[]): void {
  if (slots.length === 0) throw new UserFacingError(`${date} has no slots.`);
  const offered = slots.map(({ time }) => time);
  for (const time of times) {
    parseTime(time);
    if (offered.includes(time)) continue;
    throw new UserFacingError(
      `${date} has no slot at ${time}. Its times are ${offered.join(', ')}.`,
    );
  }
}

/** Sets `available` of some slots in a season's text and leaves every other character as it is. */
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

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      file: { type: 'string', default: seasonPath },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { lines: [help] };
  const [action, date, ...times] = positionals;
  const text = readSeasonFile(values.file);
  if (action === 'list') {
    if (times.length > 0) throw new UsageError('"list" takes one date at most.');
    return { lines: list(parseSeasonText(text), date) };
  }
  if (action !== 'take' && action !== 'free') {
    throw new UsageError('Say "take", "free" or "list" first.');
  }
  if (date === undefined || times.length === 0) {
    throw new UsageError(`"${action}" needs a date and a time, such as 2025-07-15 "9:00 AM".`);
  }
  const available = action === 'free';
  const slots = slotsOn(parseSeasonText(text), date);
  requireTimes(date, slots, times);
  const word = available ? 'free' : 'taken';
  const isSo = (time: string) =>
    slots.some((slot) => slot.time === time && slot.available === available);
  const lines = times.map((time) =>
    isSo(time) ? `${date} ${time} was ${word} already.` : `${date} ${time} is ${word} now.`,
  );
  if (times.every(isSo)) return { lines };
  writeSeasonFile(values.file, markSlots(text, date, times, available));
  return { lines: [...lines, `Commit ${displayPath(values.file)}, and the next build shows it.`] };
});
