import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeCommand, type Command } from '@/lib/commands/command';
import { changeSeason } from '@/lib/season-file/change-season';
import { seasonPath } from '@/lib/season-file/season-file';
import type { IssueEvent } from './github';
import { PassingError, tryAgain } from './try-again';

const run = promisify(execFile);

/** Without git's hints about rejected pushes, which are for people. */
const quiet = ['-c', 'advice.pushUpdateRejected=false'];

export type Commit = {
  readonly hash: string;
  readonly sentences: readonly string[];
  /** Whether an earlier run of the workflow has made the commit. */
  readonly isFromEarlierRun: boolean;
};

/** The commit could not be pushed, or nobody knows whether it was. */
export class FailedPush extends Error {
  override name = 'FailedPush';
}

/** The text that git has written to stderr, or else the error's message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'stderr' in error && error.stderr ? String(error.stderr).trim() : error.message;
}

/**
 * Runs the commands in the job's checkout, commits the season in the author's name, and pushes. After a failure, it starts
 * over on the newest commit. If the commit is there already, it is found by its message.
 * @throws UserFacingError for commands that cannot be run or an invalid season, or with git's reason; FailedPush
 */
export async function commitSeason(
  commands: readonly Command[],
  { issue: { number, user }, repository: { default_branch: branch } }: IssueEvent,
  env: NodeJS.ProcessEnv,
): Promise<Commit> {
  const subject = `Slots (#${number})`;
  const message = `${subject}\n\n${commands.map(writeCommand).join('\n')}`;
  const author = [
    ...['-c', `user.name=${user.login}`],
    ...['-c', `user.email=${user.id}+${user.login}@users.noreply.github.com`],
  ];
  let pushed: string | undefined;

  async function git(...args: readonly string[]): Promise<string> {
    try {
      return (await run('git', [...quiet, ...args], { env, maxBuffer: Infinity })).stdout.trim();
    } catch (error) {
      throw new PassingError(`Git says: ${reasonOf(error)}`);
    }
  }

  /** Fetches the branch. @returns the hash of this issue's commit, if the branch has it */
  async function findCommit(): Promise<string | undefined> {
    await git('fetch', '--no-tags', 'origin', `refs/heads/${branch}`);
    const search = ['--fixed-strings', `--grep=${subject}`, '--format=%H %B%x00'];
    const commits = (await git('log', ...search, 'FETCH_HEAD')).split('\0');
    const own = commits.find((commit) => commit.trim().slice(41).trim() === message);
    return own?.trim().slice(0, 40);
  }

  async function attempt(): Promise<Commit> {
    const landed = await findCommit();
    // The commands that made the commit give the same sentences again.
    await git('reset', '--hard', landed ? `${landed}^` : 'FETCH_HEAD');
    const sentences = await changeSeason(commands);
    if (landed) return { hash: landed, sentences, isFromEarlierRun: landed !== pushed };
    await git(...author, 'commit', '--message', message, '--', seasonPath);
    const hash = await git('rev-parse', 'HEAD');
    pushed = hash;
    try {
      await git('push', 'origin', `HEAD:refs/heads/${branch}`);
    } catch (error) {
      // A push can succeed even if its response is lost.
      if ((await findCommit()) !== hash) throw error;
    }
    return { hash, sentences, isFromEarlierRun: false };
  }

  try {
    return await tryAgain(attempt);
  } catch (error) {
    throw pushed && error instanceof PassingError ? new FailedPush(error.message) : error;
  }
}
