import type { Command } from '@/lib/commands/command';
import { runCommands } from '@/lib/commands/run-commands';
import { replaceFile } from '@/lib/replace-file';
import { todayAtSchool } from '@/lib/season/time-zone';
import { readSeason, seasonPath, seasonText } from './season-file';
import { stepOf } from './season-history';

/** Changes the season's file. @returns what was changed and what was not @throws UserFacingError if nothing is */
export async function changeSeason(
  commands: readonly Command[],
  read = readSeason,
): Promise<readonly string[]> {
  let sentences: readonly string[] = [];
  await replaceFile(seasonPath, () => {
    const outcome = runCommands(read(), commands.map(stepOf), todayAtSchool());
    sentences = outcome.sentences;
    return seasonText(outcome.season);
  });
  return sentences;
}
