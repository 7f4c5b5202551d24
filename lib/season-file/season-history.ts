import { spawnSync } from 'node:child_process';
import type { Command } from '@/lib/commands/command';
import type { Step } from '@/lib/commands/run-commands';
import type { CommitToUndo } from '@/lib/commands/undo-commit';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseSeasonText, seasonPath } from './season-file';

/** Runs git. `isTrue` is false if it fails without a message. @throws UserFacingError with git's message */
function git(...args: readonly string[]) {
  // A season of two years can exceed Node's default of 1 MiB.
  const options = { encoding: 'utf8', maxBuffer: Infinity } as const;
  const { error, status, stdout, stderr } = spawnSync('git', args, options);
  if (error) throw new UserFacingError(`Git could not be run: ${error.message}.`);
  if (status !== 0 && stderr) throw new UserFacingError(`Git says: ${stderr.trim()}`);
  return { isTrue: status === 0, output: stdout };
}

/** @throws UserFacingError for a revision without a valid season */
function seasonAt(revision: string): Season {
  const { output } = git('show', `${revision}:${seasonPath}`);
  try {
    return parseSeasonText(output);
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    throw new UserFacingError(`At ${revision}, ${error.message}`);
  }
}

/** @throws UserFacingError for a commit that is not in the history, or is not between two valid seasons */
function readCommit(commit: string): CommitToUndo {
  const exists = git('rev-parse', '--quiet', '--verify', `${commit}^{commit}`).isTrue;
  if (!exists || !git('merge-base', '--is-ancestor', commit, 'HEAD').isTrue) {
    throw new UserFacingError(`The history of this branch has no commit ${commit}.`);
  }
  // Without --full-history, git leaves out a merged branch whose changes cancel each other out.
  const options = ['--full-history', '--format=%h'];
  const { output } = git('log', ...options, `${commit}..HEAD`, '--', seasonPath);
  return {
    commit,
    before: seasonAt(`${commit}^`),
    after: seasonAt(commit),
    later: output.split('\n').filter(Boolean),
  };
}

/** Adds what `undo` depends on. @throws UserFacingError for a commit that cannot be undone */
export function stepOf(command: Command): Step {
  return command.kind === 'undo' ? { kind: 'undo', ...readCommit(command.commit) } : command;
}
