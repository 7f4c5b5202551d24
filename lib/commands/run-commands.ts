import { isSameSeason, type Season } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/season/user-facing-error';
import type { Command } from './command';
import { markSlots, type CommandResult } from './mark-slots';
import { planSeason } from './plan-season';

/**
 * Runs all commands in order, or none. `today` is an ISO date.
 * @throws UserFacingError if a command cannot be run, or if together they change nothing
 */
export function runCommands(
  season: Season,
  commands: readonly Command[],
  today: string,
): CommandResult {
  let outcome: CommandResult = { season, sentences: [] };
  commands.forEach((command, index) => {
    try {
      const next =
        command.kind === 'season'
          ? planSeason(outcome.season, command, today)
          : markSlots(outcome.season, command);
      outcome = { season: next.season, sentences: [...outcome.sentences, ...next.sentences] };
    } catch (error) {
      if (!(error instanceof UserFacingError) || commands.length === 1) throw error;
      throw new UserFacingError(`Command ${index + 1}: ${error.message}`);
    }
  });
  if (!isSameSeason(outcome.season, season)) return outcome;
  const summary = commands.length > 1 ? ['Together, the commands change nothing.'] : [];
  throw new UserFacingError([...summary, ...outcome.sentences].join('\n'));
}
