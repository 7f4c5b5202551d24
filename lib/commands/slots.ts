import { parseArgs } from 'node:util';
import { minutesOf } from '@/lib/season/clock-time';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseDates } from './date-range';
import { markSlots } from './mark-slots';
import type { Command } from './run-command';
import { nextStep } from './season-file';

const help = `Marks slots of data/timeslots.json as taken or free.

npm run slots -- take 2025-07-15 "9:00 AM" "9:30 AM"
npm run slots -- take 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"
npm run slots -- free 2025-07-15 "9:00 AM"

  --help         prints this help

Write a time as "9:00 AM", in quotation marks. All of the times are marked on all of the dates. Nothing is changed if
"take" finds a slot that is already taken, or if "free" finds a slot that is already free.`;

/** The unique dates and times in arguments. @throws UserFacingError naming the arguments that are neither */
function parseSlots(words: readonly string[]) {
  const dates = new Set(words.flatMap((word) => parseDates(word) ?? []));
  const times = new Set(words.filter((word) => minutesOf(word) !== undefined));
  const others = words.filter((word) => !parseDates(word) && !times.has(word));
  if (others.length > 0) {
    const quoted = others.map((word) => `"${word}"`).join(', ');
    throw new UserFacingError(
      `${quoted} cannot be read. Write a date as 2025-07-15, a range as 2025-07-15..2025-07-19, and a time as "9:00 AM", in quotation marks.`,
    );
  }
  return { dates: [...dates], times: [...times] };
}

export const slots: Command = {
  help,
  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [action, ...words] = positionals;
    if (action !== 'take' && action !== 'free') {
      throw new UserFacingError('The first argument must be "take" or "free". (See --help.)');
    }
    const { dates, times } = parseSlots(words);
    if (dates.length === 0 || times.length === 0) {
      throw new UserFacingError(
        `"${action}" needs a date and a time, such as 2025-07-15 "9:00 AM". (See --help.)`,
      );
    }
    const marked = await markSlots({ action, dates, times });
    return { lines: [...marked, nextStep] };
  },
};
