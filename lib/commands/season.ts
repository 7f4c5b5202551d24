import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pluralize } from '@/lib/pluralize';
import { UserFacingError } from '@/lib/user-facing-error';
import { planSeason } from './plan-season';
import type { Command } from './run-command';
import { nextStep, readSeason, seasonPath, writeSeason } from './season-file';
import { takenSlots } from './taken-slots';

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
  --help         prints this help

A taken slot stays taken if the new season has it. Write a time as "9:00 AM".`;

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
      },
    });
    const { from, to, break: breaks } = values;
    const [first, last, ...more] = positionals;
    if (!first || !last || more.length > 0 || !from || !to) {
      throw new UserFacingError(
        'A season needs its first and last day, and the times --from and --to, such as 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM". (See --help.)',
      );
    }
    // An unreadable file is an error because it may hold taken slots.
    const taken = existsSync(seasonPath) ? takenSlots(readSeason()) : [];
    const planned = planSeason({ first, last, from, to, breaks, taken });
    const kept = takenSlots(planned);
    const lost = taken.filter((slot) => !kept.includes(slot));
    const listed = lost.map((slot) => `  ${slot}`);
    if (lost.length > 0 && !values['drop-taken']) {
      const reason = 'Nothing was changed, because these taken slots are not in the new season:';
      const advice = 'Keep their days and times, or drop them with --drop-taken.';
      throw new UserFacingError([reason, ...listed, advice].join('\n'));
    }
    await writeSeason(planned);
    const slotCount = [...planned.values()].flat().length;
    const size = `${pluralize(planned.size, 'day')}, ${pluralize(slotCount, 'slot')}`;
    const dropped = lost.length > 0 ? ['Dropped taken slots:', ...listed] : [];
    return { lines: [`The new season: ${first} to ${last}, ${size}`, ...dropped, nextStep] };
  },
};
