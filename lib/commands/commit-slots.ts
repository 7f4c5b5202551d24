import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { titles, type SlotsIssue } from '@/lib/github/slots-issue';
import type { IssueEvent } from './issue-event';
import { markSlots } from './mark-slots';
import { seasonPath } from './season-file';

const run = promisify(execFile);

const maxAttempts = 5;

export type Commit = { readonly hash: string; readonly sentences: readonly string[] };

function commitMessage({ action, dates, times, reference }: SlotsIssue): string {
  const days = dates.join(', ');
  return `Slots: ${titles[action].toLowerCase()} (${reference})\n\nDays: ${days}\nTimes: ${times.join(', ')}\n`;
}

/**
 * Marks the slots in the job's checkout, commits them in the author's name, and pushes. A failed push is
 * tried again on the newest commit.
 * @throws UserFacingError for slots that cannot be marked or an invalid season; git's error for a rejected push
 */
export async function commitSlots(
  issue: SlotsIssue,
  { issue: { user }, repository: { default_branch: branch } }: IssueEvent,
  env: NodeJS.ProcessEnv,
): Promise<Commit> {
  const git = async (...args: readonly string[]) => (await run('git', args, { env })).stdout.trim();
  const author = [
    ...['-c', `user.name=${user.login}`],
    ...['-c', `user.email=${user.id}+${user.login}@users.noreply.github.com`],
  ];
  let commit: Commit = { hash: '', sentences: [] };
  let pushError: unknown;
  for (let attempt = 1; ; attempt += 1) {
    await git('fetch', '--no-tags', 'origin', `refs/heads/${branch}`);
    await git('reset', '--hard', 'FETCH_HEAD');
    const tip = await git('rev-parse', 'HEAD');
    // A push can succeed even if its response is lost.
    if (tip === commit.hash) return commit;
    if (attempt > maxAttempts) throw pushError;
    const sentences = await markSlots(issue);
    await git(...author, 'commit', '--message', commitMessage(issue), '--', seasonPath);
    commit = { hash: await git('rev-parse', 'HEAD'), sentences };
    try {
      await git('push', 'origin', `HEAD:refs/heads/${branch}`);
      return commit;
    } catch (error) {
      pushError = error;
    }
  }
}
