import { writeFileSync } from 'node:fs';
import type { Command } from './command';
import { runCommands } from './run-commands';
import { todayAtSchool } from '@/lib/season/time-zone';
import { readSeason, seasonText } from '@/lib/season/season-file';
import { seasonPath } from '@/lib/season/season-schema';

/** Changes the season's file. @returns sentences that say what was changed and what was not @throws UserFacingError if nothing is */
export function changeSeason(commands: readonly Command[], read = readSeason): readonly string[] {
  const { season, sentences } = runCommands(read(), commands, todayAtSchool());
  writeFileSync(seasonPath, seasonText(season));
  return sentences;
}
