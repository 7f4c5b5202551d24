import { howToWriteIssue, readSlotsIssue } from '@/lib/github/read-slots-issue';
import { repositoryApi } from '@/lib/github/repository-api';
import { newIssueUrl, type SlotsIssue } from '@/lib/github/slots-issue';
import {
  gitEnvironment,
  workflowEnvironment,
  type WorkflowEnvironment,
} from '@/lib/github/workflow-environment';
import { UserFacingError } from '@/lib/user-facing-error';
import { commitSlots } from './commit-slots';
import { GitError } from './git';
import { readIssueEvent, type IssueEvent } from './issue-event';
import { markedSlots } from './mark-slots';
import type { Command } from './run-command';

type Answer = {
  readonly isDone: boolean;
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
};

function asList(sentences: readonly string[]): readonly string[] {
  return [...sentences.map((sentence) => `- ${sentence}`), ''];
}

function rejected(problems: readonly string[], warnings: readonly string[] = []): Answer {
  const lines = [...asList(problems), 'Nothing was changed. To try again, open a new issue.'];
  return { isDone: false, lines, warnings };
}

function done(repository: string, issue: SlotsIssue, commit: string): Answer {
  const [action, offer] =
    issue.action === 'take'
      ? (['free', 'Give these times back'] as const)
      : (['take', 'Take these times off again'] as const);
  const lines = [
    ...asList(markedSlots(issue)),
    `Committed as ${commit}. The site shows it after its next build, in a few minutes.`,
    '',
    `[${offer}](${newIssueUrl(repository, { ...issue, action })})`,
  ];
  return { isDone: true, lines, warnings: [] };
}

const rejectedPush =
  'The commit could not be pushed. The workflow may lack permission (Settings > Actions > General > Workflow permissions), or a rule may forbid its commits (Settings > Rules, or Settings > Branches). The log of the workflow says why.';

async function mark(
  issue: SlotsIssue,
  { issue: { user }, repository }: IssueEvent,
  environment: WorkflowEnvironment,
): Promise<Answer> {
  try {
    const git = gitEnvironment(environment);
    const outcome = await commitSlots(issue, user, repository.default_branch, git);
    if (outcome.kind === 'rejected') return rejected(outcome.problems);
    return done(environment.GITHUB_REPOSITORY, issue, outcome.commit);
  } catch (error) {
    if (error instanceof UserFacingError) return rejected([error.message]);
    if (error instanceof GitError) return rejected([rejectedPush], [error.message]);
    throw error;
  }
}

/** Runs in `.github/workflows/slots.yml`. */
export const answerIssue: Command = {
  async run() {
    const environment = workflowEnvironment();
    const event = readIssueEvent(environment.GITHUB_EVENT_PATH);
    const { number, title, body, user } = event.issue;
    const read = readSlotsIssue(title, body ?? '');
    if (read.kind === 'other') return { lines: ['This issue is not about slots.'] };
    const api = repositoryApi(environment);
    if (!(await api.hasWriteAccess(user.login))) {
      return { lines: ['The author has no write access to this repository. Nothing was done.'] };
    }
    const { isDone, lines, warnings } =
      read.kind === 'unclear'
        ? rejected([howToWriteIssue])
        : await mark(read.issue, event, environment);
    try {
      await api.comment(number, lines.join('\n'));
      if (isDone) await api.close(number);
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      const state = isDone ? 'The commit is pushed, but its' : 'The';
      const unanswered = `${state} issue could not be answered: ${error.message}`;
      return { lines, warnings: [...warnings, unanswered], failed: true };
    }
    return { lines, warnings, failed: warnings.length > 0 };
  },
};
