// `npm run slots -- take 2025-07-15 "9:00 AM"`: takes single slots, frees them, or lists them.
import { parseArgs } from 'node:util';
import { Mistake } from '@/lib/mistake';
import { markSlots, slotsOn, timesOn } from '@/lib/season/mark-slots';
import { takenSlots } from '@/lib/season/season-change';
import type { Season } from '@/lib/season/season-schema';
import { parseSeasonText } from '@/lib/season/season-text';
import { runCommand, UsageError } from './command';
import { listSlots } from './describe-change';
import { readSeasonText, replaceSeasonText, seasonPath, shown } from './season-file';

const help = `Marks slots of data/timeslots.json as taken or free, or lists them.

npm run slots -- take 2025-07-15 "9:00 AM" "9:30 AM"
npm run slots -- free 2025-07-15 "9:00 AM"
npm run slots -- list 2025-07-15     the slots of a day
npm run slots -- list                every taken slot

  --file FILE    another file than data/timeslots.json
  --help         prints this

A time may be written "9:00 AM", "9am" or "13:00"; and "9:00" on a day that has only one of the two.
Either all the slots named are marked, or none.`;

/** Puts times back together that a shell took apart: `9:00 AM`, without quotation marks, are two words. */
function timesIn(words: readonly string[]): readonly string[] {
  return words
    .join(' ')
    .split(/\s*,\s*|\s+(?![ap]\.?m\.?(?:[\s,]|$))/i)
    .filter(Boolean);
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

/** Marks a day's slots in the file. @returns what to say of each */
function mark(
  path: string,
  text: string,
  request: { date: string; typed: readonly string[]; available: boolean },
): readonly string[] {
  const { date, typed, available } = request;
  const season = parseSeasonText(text);
  const slots = slotsOn(season, date);
  const times = timesOn(season, date, typed);
  const word = available ? 'free' : 'taken';
  const isSo = (time: string) =>
    slots.some((slot) => slot.time === time && slot.available === available);
  const said = times.map((time) =>
    isSo(time) ? `${date} ${time} was ${word} already.` : `${date} ${time} is ${word} now.`,
  );
  const marked = markSlots(text, date, times, available);
  if (marked === text) return said;
  parseSeasonText(marked);
  replaceSeasonText(path, marked);
  return [...said, `Commit ${shown(path)}, and the next build shows it.`];
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      file: { type: 'string', default: seasonPath },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const [action, date, ...words] = positionals;
  const text = readSeasonText(values.file);
  if (text === undefined) throw new Mistake(`There is no file ${shown(values.file)}.`);
  if (action === 'list') {
    if (words.length > 0) throw new UsageError('"list" takes one date at most.');
    return console.log(list(parseSeasonText(text), date).join('\n'));
  }
  if (action !== 'take' && action !== 'free') {
    throw new UsageError('Say "take", "free" or "list" first.');
  }
  const typed = timesIn(words);
  if (date === undefined || typed.length === 0) {
    throw new UsageError(`"${action}" needs a date and a time, such as 2025-07-15 "9:00 AM".`);
  }
  const request = { date, typed, available: action === 'free' };
  console.log(mark(values.file, text, request).join('\n'));
});
