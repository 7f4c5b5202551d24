import type { Season } from '@/lib/season/season-schema';
import { isSameSeason } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/user-facing-error';
import type { MarkSlots, PlanSeason } from './command';
import { markSlots, type CommandResult } from './mark-slots';
import { planSeason } from './plan-season';
import { undoCommit, type CommitToUndo } from './undo-commit';

export type Step = MarkSlots | PlanSeason | (CommitToUndo & { readonly kind: 'undo' });

function runStep(season: Season, step: Step, today: string): CommandResult {
  if (step.kind === 'season') return planSeason(season, step, today);
  return step.kind === 'undo' ? undoCommit(season, step) : markSlots(season, step);
}

/**
 * Runs all steps, one after another, or none. `today` is an ISO date.
 * @throws UserFacingError if a step cannot be run, or if together they change nothing
 */
export function runCommands(season: Season, steps: readonly Step[], today: string): CommandResult {
  let outcome: CommandResult = { season, sentences: [] };
  steps.forEach((step, index) => {
    try {
      const next = runStep(outcome.season, step, today);
      outcome = { season: next.season, sentences: [...outcome.sentences, ...next.sentences] };
    } catch (error) {
      if (!(error instanceof UserFacingError) || steps.length === 1) throw error;
      throw new UserFacingError(`Command ${index + 1}: ${error.message}`);
    }
  });
  if (!isSameSeason(outcome.season, season)) return outcome;
  const together = steps.length > 1 ? ['Together, the commands change nothing.'] : [];
  throw new UserFacingError([...together, ...outcome.sentences].join('\n'));
}
