import { existsSync } from 'node:fs';
import { lessonMinutes } from '@/data/lesson-plans';
import { checkOwnerData } from '@/lib/build/check-owner-data';
import type { Command } from '@/lib/commands/command';
import { readSeasonCommand, readSlotsCommand } from '@/lib/commands/read-command';
import type { Program, Report } from './program';
import { changeSeason } from '@/lib/commands/change-season';
import { readSeason } from '@/lib/season/season-file';
import { seasonPath } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/season/user-facing-error';

const slotsHelp = `Closes or opens times of ${seasonPath}.

npm run slots -- close 2025-07-15 "9:00 AM" "9:30 AM"
npm run slots -- close 2025-07-15..2025-07-19 2025-07-22 "9:00 AM"
npm run slots -- close 2025-07-20..2025-07-26
npm run slots -- open 2025-07-15 "9:00 AM"

  --help         prints this help

Write a time as "9:00 AM", in quotation marks. Without times, a command means all times of its days. A day of a range
that lacks one of the times is skipped.`;

const seasonHelp = `Writes the season's days and times into ${seasonPath}.

npm run season -- 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM"

The dates are the first and last day of the season. Slots begin every ${lessonMinutes} minutes.

  --from TIME    when the first slot of a day begins
  --to TIME      when the last slot of a day begins
  --break BREAK  time off, as often as needed:
                   "Sun"                         every Sunday
                   "2026-07-04"                  one day
                   "2026-07-20..2026-07-26"      a week
                   "Tue,Thu 4:00 PM-5:00 PM"     part of some days
                   "12:00 PM-1:00 PM"            part of every day
  --help         prints this help

A closed time stays closed if the new season has it, and is dropped if its day has passed. If any other would be lost,
nothing is changed. A season has at most ten years. Write a time as "9:00 AM".`;

const nextStep = `Commit ${seasonPath}. The site will show the change after its next build.`;

function run(command: Command, read = readSeason): Report {
  try {
    return { lines: [...changeSeason([command], read), nextStep] };
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return { warnings: [error.message, 'Nothing was changed.'], failed: true };
  }
}

export const slots: Program = {
  help: slotsHelp,
  run: (args) => run(readSlotsCommand(args)),
};

export const season: Program = {
  help: seasonHelp,
  run(args) {
    checkOwnerData();
    const command = readSeasonCommand(args);
    // An unreadable file is an error because it may hold closed times.
    return run(command, () => (existsSync(seasonPath) ? readSeason() : new Map()));
  },
};
