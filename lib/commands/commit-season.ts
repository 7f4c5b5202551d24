import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeCommand, type Command } from './command';
import { changeSeason } from './change-season';
import { seasonPath } from '@/lib/season/season-schema';
import type { IssueEvent } from './github-issue';

const run = promisify(execFile);

async function git(...args: readonly string[]): Promise<string> {
  try {
    return (await run('git', args)).stdout.trim();
  } catch (error) {
    throw new Error(`Git reported: ${Object(error).stderr || error}`.trim(), { cause: error });
  }
}

/** Git's messages for a branch that moved before or during a push. */
const movedBranch = /\[rejected\]|cannot lock ref|incorrect old value/;

/**
 * Runs the commands on the newest commit, commits the season in the author's name, and pushes. If the branch moves meanwhile,
 * starts over, up to three times in all. Returns the commit's hash, and what was changed and what was not.
 * @throws UserFacingError for commands that cannot be run or an invalid season; Error with git's message
 */
export async function commitSeason(commands: readonly Command[], event: IssueEvent) {
  const { number, user } = event.issue;
  const branch = `refs/heads/${event.repository.default_branch}`;
  const email = `${user.id}+${user.login}@users.noreply.github.com`;
  const author = ['-c', `user.name=${user.login}`, '-c', `user.email=${email}`];
  const message = `Slots (#${number})\n\n${commands.map(writeCommand).join('\n')}`;
  for (let push = 1; ; push += 1) {
    await git('fetch', 'origin', branch);
    await git('reset', '--hard', 'FETCH_HEAD');
    const sentences = changeSeason(commands);
    await git(...author, 'commit', '--message', message, '--', seasonPath);
    try {
      await git('push', 'origin', `HEAD:${branch}`);
      return { hash: await git('rev-parse', 'HEAD'), sentences };
    } catch (error) {
      if (push === 3 || !movedBranch.test(String(error))) throw error;
    }
  }
}
