import { titles, type SlotsIssue } from '@/lib/github/slots-issue';
import { gitWith } from './git';
import type { IssueEvent } from './issue-event';
import { markingProblems, markSlots } from './mark-slots';
import { readSeason, seasonPath, writeSeason } from './season-file';

const maxAttempts = 5;

type CommitOutcome =
  | { readonly kind: 'committed'; readonly commit: string }
  | { readonly kind: 'rejected'; readonly problems: readonly string[] };

function commitMessage({ action, dates, times, reference }: SlotsIssue): string {
  const days = dates.join(', ');
  return `Slots: ${titles[action].toLowerCase()} (${reference})\n\nDays: ${days}\nTimes: ${times.join(', ')}\n`;
}

/**
 * Marks the slots in the job's checkout, commits them in the author's name, and pushes.
 *
 * @throws GitError, or UserFacingError for an invalid season
 */
export async function commitSlots(
  issue: SlotsIssue,
  { login, id }: IssueEvent['issue']['user'],
  branch: string,
  environment: NodeJS.ProcessEnv,
): Promise<CommitOutcome> {
  const email = `${id}+${login}@users.noreply.github.com`;
  const git = gitWith({
    ...environment,
    GIT_AUTHOR_NAME: login,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: login,
    GIT_COMMITTER_EMAIL: email,
  });
  const fetchTip = async () => {
    await git('fetch', '--no-tags', 'origin', `refs/heads/${branch}`);
    return git('rev-parse', 'FETCH_HEAD');
  };
  let base = await fetchTip();
  for (let attempt = 1; ; attempt += 1) {
    await git('reset', '--hard', base);
    const season = readSeason(seasonPath);
    const problems = markingProblems(season, issue);
    if (problems.length > 0) return { kind: 'rejected', problems };
    await writeSeason(seasonPath, markSlots(season, issue));
    await git('commit', '--no-verify', '--message', commitMessage(issue), '--', seasonPath);
    const commit = await git('rev-parse', 'HEAD');
    try {
      await git('push', 'origin', `HEAD:refs/heads/${branch}`);
      return { kind: 'committed', commit };
    } catch (error) {
      const tip = await fetchTip();
      // A push can succeed even if its response is lost.
      if (tip === commit) return { kind: 'committed', commit };
      const isBehind = tip !== base;
      if (!isBehind || attempt === maxAttempts) throw error;
      base = tip;
    }
  }
}
