import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pluralize } from '@/lib/booking/lesson-count';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseTime } from './parse-time';
import { planSeason } from './plan-season';
import type { Command } from './run-command';
import { parseBreak } from './season-break';
import { readSeason, seasonPath, nextStep } from './season-file';
import { keepTaken, listTimes } from './taken-slots';
import { writeSeason } from './write-season';

const help = `Writes the season's days and times into data/timeslots.json.

npm run season -- 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM"

The dates are the first and last day of the season. Slots begin every 30 minutes.

  --from TIME    when the first slot of a day begins
  --to TIME      when the last slot of a day begins
  --break BREAK  time off, as often as needed:
                   "Sun"                         every Sunday
                   "2026-07-04"                  one day
                   "2026-07-20..2026-07-26"      a week
                   "Tue,Thu 4:00 PM-5:00 PM"     part of some days
                   "12:00 PM-1:00 PM"            part of every day
  --drop-taken   drops taken slots that the new season does not have
  --file FILE    a file other than data/timeslots.json
  --help         prints this help

Taken slots stay taken. Write a time as "9:00 AM".`;

export const season: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        break: { type: 'string', multiple: true, default: [] },
        'drop-taken': { type: 'boolean', default: false },
        file: { type: 'string', default: seasonPath },
      },
    });
    const { from, to, file } = values;
    const [first, last, ...more] = positionals;
    if (first === undefined || last === undefined || more.length > 0) {
      throw new UserFacingError('A season needs two dates, its first and last day. (See --help.)');
    }
    if (from === undefined || to === undefined) {
      throw new UserFacingError(
        'A season needs --from and --to, such as --from "9:00 AM" --to "7:30 PM". (See --help.)',
      );
    }
    const breaks = values.break.map(parseBreak);
    const planned = planSeason({ first, last, from: parseTime(from), to: parseTime(to), breaks });
    // An unreadable file is an error because it may hold taken slots.
    const current: Season = existsSync(file) ? readSeason(file) : new Map();
    const { season: written, lost } = keepTaken(current, planned);
    if (lost.size > 0 && !values['drop-taken']) {
      const warnings = [
        'Nothing was changed, because these taken slots are not in the new season:',
        ...listTimes(lost),
        'Keep their days and times, or drop them with --drop-taken.',
      ];
      return { warnings, failed: true };
    }
    await writeSeason(file, written);
    const slotCount = [...written.values()].flat().length;
    const size = `${pluralize(written.size, 'day')}, ${pluralize(slotCount, 'slot')}`;
    const dropped = lost.size > 0 ? ['Dropped taken slots:', ...listTimes(lost)] : [];
    return { lines: [`The new season: ${first} to ${last}, ${size}`, ...dropped, nextStep(file)] };
  },
};
