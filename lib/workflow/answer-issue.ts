import { prefilledIssues } from '@/lib/commands/issue-link';
import { pluralize } from '@/lib/pluralize';
import type { Program } from '@/lib/program';
import { isUserFacing, UserFacingError } from '@/lib/user-facing-error';
import { commitSeason, FailedPush, type Commit } from './commit-season';
import { gitEnvironment, readIssueEvent, repositoryApi, workflowEnvironment } from './github';
import { commandLines, isNearlyCommands, readCommands } from './read-issue';
import { PassingError } from './try-again';

const expected = `A command stands in a code block, on a line of its own that begins with "npm run ", such as:

\`\`\`
npm run slots -- close 2025-07-15 "9:00 AM"
\`\`\``;

const retry = 'To try again, open a new issue.';

const settings =
  'The workflow may lack permission (Settings > Actions > General > Workflow permissions), or a rule may forbid its commits (Settings > Rules, or Settings > Branches).';

/** GitHub rejects a comment of more than 65,536 characters. */
const maxLines = 100;
const maxLineLength = 500;

function shorten(text: string): string {
  const lines = text.split('\n');
  const shown = lines
    .slice(0, maxLines)
    .map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line));
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`… and ${pluralize(more, 'more line')}`] : [])].join('\n');
}

function undoLink(repository: string, commit: string): string {
  const [issue] = prefilledIssues(repository, [{ kind: 'undo', commit }]);
  return `[Undo](${issue?.url})`;
}

/** The paragraphs of the comment on commands that were not run. Only what a person can fix is explained in full. */
function failureInWords(error: unknown, homepage: string | null | undefined): readonly string[] {
  if (error instanceof FailedPush) {
    const what = 'The times were probably not changed, because the commit could not be pushed.';
    return [what, error.message, settings];
  }
  if (!(error instanceof UserFacingError)) {
    return ['The times were probably not changed. The log of the workflow says why.'];
  }
  const path = '/instructor';
  const page = homepage && URL.canParse(path, homepage) && new URL(path, homepage).href;
  // GitHub makes a link of a whole address.
  return ['Nothing was changed.', error.message, ...(page ? [`All your times: ${page}`] : [])];
}

/** Runs in `.github/workflows/slots.yml`. */
export const answerIssue: Program = {
  async run() {
    const environment = workflowEnvironment();
    const event = readIssueEvent(environment);
    const { number, user, body } = event.issue;
    const lines = commandLines(body ?? '');
    if (lines.length === 0 && !isNearlyCommands(body ?? '')) {
      return { lines: ['The issue has no commands. Nothing was done.'] };
    }
    const api = repositoryApi(environment);
    if (!(await api.hasWriteAccess(user.login))) {
      return { lines: ['The author has no write access to this repository. Nothing was done.'] };
    }
    const say = async (...paragraphs: readonly string[]) => {
      // The mention makes GitHub's app notify the author.
      const comment = [`@${user.login}`, ...paragraphs.map(shorten)].join('\n\n');
      // Logged first because GitHub may reject the comment.
      console.log(comment);
      await api.comment(number, comment);
    };
    if (lines.length === 0) {
      await say('Nothing was changed.', expected, retry);
      return {};
    }
    let commit: Commit;
    try {
      commit = await commitSeason(readCommands(lines), event, gitEnvironment(environment));
    } catch (error) {
      const isExpected = isUserFacing(error) && !(error instanceof PassingError);
      if (!isExpected) console.error(error);
      await say(...failureInWords(error, event.repository.homepage), retry);
      return { failed: !isExpected };
    }
    await say(
      ...(commit.isFromEarlierRun ? ['An earlier run for this issue has done this already.'] : []),
      commit.sentences.join('\n'),
      `Committed as ${commit.hash}. The site shows it after its next build, in a few minutes.`,
      undoLink(environment.GITHUB_REPOSITORY, commit.hash),
    );
    await api.close(number);
    return {};
  },
};
