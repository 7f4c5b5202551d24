import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeCommand, type Command } from '@/lib/commands/command';
import { changeSeason } from '@/lib/season-file/change-season';
import { readSeason, seasonPath } from '@/lib/season-file/season-file';
import type { IssueEvent } from './github';

const run = promisify(execFile);

const maxAttempts = 5;

export type Commit = { readonly hash: string; readonly sentences: readonly string[] };

/**
 * Runs the commands in the job's checkout, commits the season in the author's name, and pushes. A failed push is tried
 * again on the newest commit.
 * @throws UserFacingError for commands that cannot be run or an invalid season; git's error for a rejected push
 */
export async function commitSeason(
  commands: readonly Command[],
  { issue: { number, user }, repository: { default_branch: branch } }: IssueEvent,
  env: NodeJS.ProcessEnv,
): Promise<Commit> {
  const git = async (...args: readonly string[]) => (await run('git', args, { env })).stdout.trim();
  const isPushed = (hash: string) =>
    git('merge-base', '--is-ancestor', hash, 'HEAD').then(
      () => true,
      () => false,
    );
  const author = [
    ...['-c', `user.name=${user.login}`],
    ...['-c', `user.email=${user.id}+${user.login}@users.noreply.github.com`],
  ];
  const message = `Slots (#${number})\n\n${commands.map(writeCommand).join('\n')}\n`;
  let commit: Commit | undefined;
  let pushError: unknown;
  for (let attempt = 1; ; attempt += 1) {
    await git('fetch', '--no-tags', 'origin', `refs/heads/${branch}`);
    await git('reset', '--hard', 'FETCH_HEAD');
    // A push can succeed even if its response is lost.
    if (commit && (await isPushed(commit.hash))) return commit;
    if (attempt > maxAttempts) throw pushError;
    const sentences = changeSeason(readSeason(), commands);
    await git(...author, 'commit', '--message', message, '--', seasonPath);
    commit = { hash: await git('rev-parse', 'HEAD'), sentences };
    try {
      await git('push', 'origin', `HEAD:refs/heads/${branch}`);
      return commit;
    } catch (error) {
      pushError = error;
    }
  }
}
