import { execFileSync } from 'node:child_process';
import type { Command } from '@/lib/commands/command';
import type { Step } from '@/lib/commands/run-commands';
import type { CommitHistory } from '@/lib/commands/undo-commit';
import type { Season } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseSeasonText, seasonPath } from './season-file';

function git(...args: readonly string[]): string {
  // A season of two years can exceed Node's default of 1 MiB.
  const options = { encoding: 'utf8', stdio: 'pipe', maxBuffer: Infinity } as const;
  return execFileSync('git', args, options).trim();
}

/** The season's file at a revision; `undefined` if it is missing or invalid there. */
function seasonAt(revision: string): Season | undefined {
  try {
    return parseSeasonText(git('show', `${revision}:${seasonPath}`));
  } catch {
    return undefined;
  }
}

function isInHistory(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** @throws UserFacingError for a commit that is not in the history, or is not between two valid seasons */
function readHistory(commit: string): CommitHistory {
  if (!isInHistory(commit)) {
    throw new UserFacingError(`The history of this branch has no commit ${commit}.`);
  }
  const [before, after] = [seasonAt(`${commit}^`), seasonAt(commit)];
  if (!before || !after) {
    throw new UserFacingError(`${seasonPath} is missing or wrong before or after ${commit}.`);
  }
  // Without --full-history, git leaves out a merged branch whose changes cancel each other out.
  const options = ['--full-history', '--format=%H %P'];
  const later = git('log', ...options, `${commit}..HEAD`, '--', seasonPath)
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [season, ...parents] = line.split(' ').map(seasonAt);
      const valid = parents.filter((parent) => parent !== undefined);
      // A commit may repair a file that was wrong.
      return season ? [{ season, parents: valid.length > 0 ? valid : [after] }] : [];
    });
  return { before, after, later };
}

/** Adds the history that `undo` depends on. @throws UserFacingError for a commit that cannot be undone */
export function stepOf(command: Command): Step {
  return command.kind === 'undo' ? { kind: 'undo', ...readHistory(command.commit) } : command;
}
