import { prefilledIssues } from '@/lib/commands/issue-link';
import { pluralize } from '@/lib/pluralize';
import type { Program } from '@/lib/program';
import { UserFacingError } from '@/lib/user-facing-error';
import { commitSeason, type Commit } from './commit-season';
import { gitEnvironment, readIssueEvent, repositoryApi, workflowEnvironment } from './github';
import { commandLines, readCommands } from './read-issue';

const unexpectedError =
  'The times were probably not changed. The log of the workflow says why. If the commit could not be pushed, the workflow may lack permission (Settings > Actions > General > Workflow permissions), or a rule may forbid its commits (Settings > Rules, or Settings > Branches).';

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

/** Runs in `.github/workflows/slots.yml`. */
export const answerIssue: Program = {
  async run() {
    const environment = workflowEnvironment();
    const event = readIssueEvent(environment);
    const { number, user, body } = event.issue;
    const lines = commandLines(body ?? '');
    if (lines.length === 0) return { lines: ['The issue has no commands. Nothing was done.'] };
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
    let commit: Commit;
    try {
      commit = await commitSeason(readCommands(lines), event, gitEnvironment(environment));
    } catch (error) {
      const isExpected = error instanceof UserFacingError;
      if (!isExpected) console.error(error);
      const what = isExpected ? `Nothing was changed.\n\n${error.message}` : unexpectedError;
      await say(what, 'To try again, open a new issue.');
      return { failed: !isExpected };
    }
    await say(
      commit.sentences.join('\n'),
      `Committed as ${commit.hash}. The site shows it after its next build, in a few minutes.`,
      undoLink(environment.GITHUB_REPOSITORY, commit.hash),
    );
    await api.close(number);
    return {};
  },
};
