import type { Command } from '@/lib/commands/command';
import { runCommands } from '@/lib/commands/run-commands';
import type { Season } from '@/lib/season/season-schema';
import { todayAtSchool } from '@/lib/season/time-zone';
import { writeSeason } from './season-file';
import { stepOf } from './season-history';

/** Changes the season's file, and returns what was changed and what was not. @throws UserFacingError if nothing is */
export function changeSeason(season: Season, commands: readonly Command[]): readonly string[] {
  const outcome = runCommands(season, commands.map(stepOf), todayAtSchool());
  writeSeason(outcome.season);
  return outcome.sentences;
}
