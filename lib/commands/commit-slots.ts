import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titles, type SlotsIssue } from '@/lib/github/slots-issue';
import { GitError, gitIn, type Git } from './git';
import type { IssueEvent } from './issue-event';
import { markSlots } from './mark-slots';
import { readSeason } from './season-file';

const attempts = 5;
const file = 'data/timeslots.json';

type Committed =
  | { readonly kind: 'committed'; readonly commit: string }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

function commitMessage({ action, dates, times, reference }: SlotsIssue): string {
  const days = dates.join(', ');
  return `Slots: ${titles[action].toLowerCase()} (${reference})\n\nDays: ${days}\nTimes: ${times.join(', ')}\n`;
}

async function tryPush(git: Git, branch: string): Promise<GitError | undefined> {
  try {
    await git('push', 'origin', `HEAD:refs/heads/${branch}`);
    return undefined;
  } catch (error) {
    if (error instanceof GitError) return error;
    throw error;
  }
}

/** Pushes marked slots in the author's name. @throws GitError, or UserFacingError for an invalid season */
export async function commitSlots(
  issue: SlotsIssue,
  { login, id }: IssueEvent['issue']['user'],
  branch: string,
  environment: NodeJS.ProcessEnv,
): Promise<Committed> {
  const email = `${id}+${login}@users.noreply.github.com`;
  const env = {
    ...environment,
    GIT_AUTHOR_NAME: login,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: login,
    GIT_COMMITTER_EMAIL: email,
  };
  // A checkout in place would change this command's files while it runs.
  const directory = mkdtempSync(join(tmpdir(), 'slots-'));
  const workflow = gitIn(process.cwd(), env);
  const git = gitIn(directory, env);
  const newest = async () => {
    await workflow('fetch', '--no-tags', 'origin', `+refs/heads/${branch}:refs/slots/newest`);
    return workflow('rev-parse', 'refs/slots/newest');
  };
  try {
    let base = await newest();
    await workflow('worktree', 'add', '--detach', directory, base);
    for (let attempt = 1; ; attempt += 1) {
      await git('reset', '--hard', base);
      const path = join(directory, file);
      const marking = await markSlots(
        readSeason(path).text,
        issue.action,
        issue.dates,
        issue.times,
      );
      if (marking.kind === 'refused') return marking;
      writeFileSync(path, marking.text);
      await git('commit', '--no-verify', '--message', commitMessage(issue), '--', file);
      const commit = await git('rev-parse', 'HEAD');
      const refusal = await tryPush(git, branch);
      if (!refusal) return { kind: 'committed', commit };
      const tip = await newest();
      // A push can succeed even if its answer is lost.
      if (tip === commit) return { kind: 'committed', commit };
      if (tip === base) throw refusal;
      if (attempt === attempts)
        throw new GitError(`Other commits were pushed first, ${attempts} times.`);
      base = tip;
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
    await workflow('worktree', 'prune');
  }
}
