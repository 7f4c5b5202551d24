import { writeCommand, type Command } from './command';

/** GitHub’s website accepts longer links, but not all of its apps do. */
const maxLength = 2_000;

function instructionFor(commands: readonly Command[]): string {
  return commands.some(({ kind }) => kind === 'season')
    ? 'Change the dates, then press the green button. A comment will say what was done.'
    : 'Press the green button without changing anything. A comment will say what was done.';
}

/** A URL that opens a prefilled new issue. @param repository such as `owner/name` */
function newIssueUrl(repository: string, title: string, commands: readonly Command[]): string {
  const body = `${instructionFor(commands)}\n\n${textForIssue(commands)}\n`;
  // GitHub's mobile app does not decode a plus as a space.
  const query = new URLSearchParams({ title, body }).toString().replaceAll('+', '%20');
  return `https://github.com/${repository}/issues/new?${query}`;
}

/** If there are several kinds of commands, the first of these is the title. */
const titles: Readonly<Record<Command['kind'], string>> = {
  season: 'New season',
  mark: 'Times',
};

function titleOf(commands: readonly Command[], reference?: string): string {
  if (reference) return `Times of request ${reference}`;
  const kinds = new Set<string>(commands.map(({ kind }) => kind));
  return Object.entries(titles).find(([kind]) => kinds.has(kind))?.[1] ?? titles.mark;
}

type PrefilledIssue = { readonly url: string; readonly commands: readonly Command[] };

/** Commands as the workflow reads them in an issue. */
function textForIssue(commands: readonly Command[]): string {
  return `\`\`\`\n${commands.map(writeCommand).join('\n')}\n\`\`\``;
}

/**
 * Prefilled issues that together contain all commands, in order, or none if a command is too long for a URL.
 * @param reference of the booking request that the commands are for
 */
export function prefilledIssues(
  repository: string,
  commands: readonly Command[],
  reference?: string,
): readonly PrefilledIssue[] {
  const issueWith = (...issueCommands: readonly Command[]): PrefilledIssue => ({
    url: newIssueUrl(repository, titleOf(issueCommands, reference), issueCommands),
    commands: issueCommands,
  });
  const issues: PrefilledIssue[] = [];
  for (const command of commands) {
    const last = issues.at(-1);
    const joined = last && issueWith(...last.commands, command);
    if (joined && joined.url.length <= maxLength) issues.splice(-1, 1, joined);
    else if (issueWith(command).url.length <= maxLength) issues.push(issueWith(command));
    else return [];
  }
  return issues;
}

/** Links to prefilled issues, and the same commands as text to copy. Without links, `whereToPaste` says where to paste it. */
export type WaysToSend = {
  readonly links: readonly string[];
  readonly text: string;
  readonly whereToPaste: string;
};

/** The text is for an issue or, if the site was not built from a repository, for a computer's command line. */
export function waysToSend(
  repository: string | undefined,
  commands: readonly Command[],
  reference?: string,
): WaysToSend {
  if (repository === undefined) {
    return {
      links: [],
      text: commands.map(writeCommand).join('\n'),
      whereToPaste: 'Run this on a computer, in the site’s folder',
    };
  }
  return {
    links: prefilledIssues(repository, commands, reference).map(({ url }) => url),
    text: textForIssue(commands),
    whereToPaste: 'Too long for a link. Copy this and paste it on GitHub',
  };
}
