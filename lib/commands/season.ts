// `npm run season -- FIRST LAST --from TIME --to TIME`: writes another season.
import { parseArgs } from 'node:util';
import { Mistake } from '@/lib/mistake';
import { planSeason } from '@/lib/season/plan-season';
import { parseBreak } from '@/lib/season/season-break';
import { changeSeason, type SeasonChange } from '@/lib/season/season-change';
import type { Season } from '@/lib/season/season-schema';
import { formatSeason, parseSeasonText } from '@/lib/season/season-text';
import { timeTyped } from '@/lib/season/typed-time';
import { runCommand, UsageError } from './command';
import { describeChange, listSlots } from './describe-change';
import { readSeasonText, replaceSeasonText, seasonPath, shown } from './season-file';

const help = `Writes the season's days and times into data/timeslots.json.

npm run season -- 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM"

The two dates are the first and the last day, both included. Slots begin every 30 minutes.

  --from TIME    when the first slot of a day begins
  --to TIME      when the last slot of a day begins
  --break BREAK  time off, as often as needed:
                   "Sun"                         every Sunday
                   "2026-07-04"                  one day
                   "2026-07-20..2026-07-26"      a week
                   "Tue,Thu 4:00 PM-5:00 PM"     part of some days
                   "12:00 PM-1:00 PM"            part of every day
  --drop-taken   lets taken slots go that the new season does not have
  --dry-run      says what would change, and writes nothing
  --file FILE    another file than data/timeslots.json
  --help         prints this

Taken slots stay taken. Times are read as "9:00 AM", "9am" or "13:00".`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      break: { type: 'string', multiple: true, default: [] },
      'drop-taken': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      file: { type: 'string', default: seasonPath },
      help: { type: 'boolean', default: false },
    },
  });
  return { ...values, dates: positionals };
}

/** The season that is there; an empty one where there is no file. */
function presentSeason(path: string): Season {
  const text = readSeasonText(path);
  try {
    return text === undefined ? new Map() : parseSeasonText(text);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    throw new Mistake(
      `${error.message}\nUntil that is put right, nobody can tell which slots are taken: nothing was changed.`,
    );
  }
}

function refuseToLose({ takenLost }: SeasonChange): void {
  if (takenLost.length === 0) return;
  throw new Mistake(
    [
      'Nothing was changed, since these taken slots are not in the new season:',
      ...listSlots(takenLost),
      'Keep their days and times, or let them go with --drop-taken.',
    ].join('\n'),
  );
}

await runCommand(() => {
  const options = readArguments();
  if (options.help) return console.log(help);
  const [first, last, ...more] = options.dates;
  if (first === undefined || last === undefined || more.length > 0) {
    throw new UsageError('A season needs two dates, its first and its last day.');
  }
  if (options.from === undefined || options.to === undefined) {
    throw new UsageError(
      'A season needs --from and --to, such as --from "9:00 AM" --to "7:30 PM".',
    );
  }
  const planned = planSeason({
    first,
    last,
    from: timeTyped(options.from),
    to: timeTyped(options.to),
    breaks: options.break.map(parseBreak),
  });
  const change = changeSeason(presentSeason(options.file), planned);

  if (options['dry-run']) console.log(describeChange(change).join('\n'));
  if (!options['drop-taken']) refuseToLose(change);
  if (options['dry-run']) return console.log('Nothing was written (--dry-run).');

  console.log(describeChange(change).join('\n'));
  const text = formatSeason(change.season);
  parseSeasonText(text);
  replaceSeasonText(options.file, text);
  console.log(`${shown(options.file)} is written. Commit it, and the next build shows it.`);
});
