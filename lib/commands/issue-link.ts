import { writeCommand, type Command } from './command';

/** GitHub’s website accepts longer links, but not all of its apps do. */
const maxLength = 2_000;

const instruction = 'Press the green button, and change nothing. A comment will say what was done.';

/** A URL that opens a prefilled new issue. @param repository such as `owner/name` */
function newIssueUrl(repository: string, title: string, commands: readonly Command[]): string {
  const body = `${instruction}\n\n${textForIssue(commands)}\n`;
  // GitHub's mobile app does not decode a plus as a space.
  const query = new URLSearchParams({ title, body }).toString().replaceAll('+', '%20');
  return `https://github.com/${repository}/issues/new?${query}`;
}

/** If there are several kinds of commands, the first of these names the issue. */
const titles: Readonly<Record<Command['kind'], string>> = {
  season: 'New season',
  mark: 'Times',
};

function titleOf(commands: readonly Command[], reference?: string): string {
  if (reference) return `Times of request ${reference}`;
  const kinds = new Set<string>(commands.map(({ kind }) => kind));
  return Object.entries(titles).find(([kind]) => kinds.has(kind))?.[1] ?? titles.mark;
}

type PrefilledIssue<One> = { readonly url: string; readonly commands: readonly One[] };

/** Commands as the workflow reads them in an issue. */
function textForIssue(commands: readonly Command[]): string {
  return `\`\`\`\n${commands.map(writeCommand).join('\n')}\n\`\`\``;
}

/**
 * Prefilled issues that together hold all commands, in order. None if a command is too long for a URL.
 * @param reference of the booking request that the commands are for
 */
export function prefilledIssues<One extends Command>(
  repository: string,
  commands: readonly One[],
  reference?: string,
): readonly PrefilledIssue<One>[] {
  const issueWith = (...some: readonly One[]): PrefilledIssue<One> => ({
    url: newIssueUrl(repository, titleOf(some, reference), some),
    commands: some,
  });
  const issues: PrefilledIssue<One>[] = [];
  for (const command of commands) {
    const last = issues.at(-1);
    const joined = last && issueWith(...last.commands, command);
    if (joined && joined.url.length <= maxLength) issues.splice(-1, 1, joined);
    else if (issueWith(command).url.length <= maxLength) issues.push(issueWith(command));
    else return [];
  }
  return issues;
}

/**
 * Prefilled issues, and the text to copy: what an issue can hold, or, if the site was not built from a repository, the
 * lines to type at a computer. `whereToPaste` says where the text goes if there is no issue.
 */
export function waysToSend<One extends Command>(
  repository: string | undefined,
  commands: readonly One[],
  reference?: string,
) {
  if (repository === undefined) {
    return {
      issues: [],
      text: commands.map(writeCommand).join('\n'),
      whereToPaste: 'Run this at a computer, in the site’s folder',
    };
  }
  return {
    issues: prefilledIssues(repository, commands, reference),
    text: textForIssue(commands),
    whereToPaste: 'Too long for a link. Copy this, and paste it on GitHub',
  };
}
