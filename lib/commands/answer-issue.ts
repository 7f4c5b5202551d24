import { readSlotsIssue } from '@/lib/github/read-slots-issue';
import { repositoryApi } from '@/lib/github/repository-api';
import { newIssueUrl, type SlotsIssue } from '@/lib/github/slots-issue';
import { gitEnvironment, workflowEnvironment } from '@/lib/github/workflow-environment';
import { UserFacingError } from '@/lib/user-facing-error';
import { commitSlots, type Commit } from './commit-slots';
import { readIssueEvent } from './issue-event';
import type { Command } from './run-command';

const unexpectedError =
  'The times were probably not changed. The log of the workflow says why. If the commit could not be pushed, the workflow may lack permission (Settings > Actions > General > Workflow permissions), or a rule may forbid its commits (Settings > Rules, or Settings > Branches).';

function linkToUndo(repository: string, issue: SlotsIssue): string {
  const [action, offer] =
    issue.action === 'take'
      ? (['free', 'Give these times back'] as const)
      : (['take', 'Take these times off again'] as const);
  return `[${offer}](${newIssueUrl(repository, { ...issue, action })})`;
}

/** Runs in `.github/workflows/slots.yml`, which selects issues by their title. */
export const answerIssue: Command = {
  async run() {
    const environment = workflowEnvironment();
    const event = readIssueEvent(environment.GITHUB_EVENT_PATH);
    const { number, user } = event.issue;
    const api = repositoryApi(environment);
    const say = async (...paragraphs: readonly string[]) => {
      const comment = paragraphs.join('\n\n');
      // Logged first because GitHub may reject the comment.
      console.log(comment);
      await api.comment(number, comment);
    };
    if (!(await api.hasWriteAccess(user.login))) {
      return { lines: ['The author has no write access to this repository. Nothing was done.'] };
    }
    let issue: SlotsIssue;
    let commit: Commit;
    try {
      issue = readSlotsIssue(event.issue);
      commit = await commitSlots(issue, event, gitEnvironment(environment));
    } catch (error) {
      const isExpected = error instanceof UserFacingError;
      await say(isExpected ? error.message : unexpectedError, 'To try again, open a new issue.');
      if (!isExpected) throw error;
      return {};
    }
    await say(
      commit.sentences.join('\n'),
      `Committed as ${commit.hash}. The site shows it after its next build, in a few minutes.`,
      linkToUndo(environment.GITHUB_REPOSITORY, issue),
    );
    await api.close(number);
    return {};
  },
};
