import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Command } from '@/lib/commands/command';
import { prefilledIssues } from '@/lib/commands/issue-link';

const webhooks = z.array(z.object({ examples: z.array(z.unknown()) }));

const openedIssue = z.looseObject({
  action: z.literal('opened'),
  issue: z.looseObject({ user: z.looseObject({ login: z.string(), id: z.number() }) }),
  repository: z.looseObject({ full_name: z.string(), default_branch: z.string() }),
});

function readExample(): z.output<typeof openedIssue> {
  const path = fileURLToPath(import.meta.resolve('@octokit/webhooks-examples'));
  const found = webhooks
    .parse(JSON.parse(readFileSync(path, 'utf8')))
    .flatMap(({ examples }) => examples)
    .find((example) => openedIssue.safeParse(example).success);
  return openedIssue.parse(found);
}

export const example = readExample();

export type Issue = {
  readonly title: string;
  readonly body: string | null;
  /** The example's author by default. */
  readonly author?: string;
  /** The repository's website; none by default. */
  readonly homepage?: string;
};

/** The example's payload with this issue. */
export function payloadOf(
  { title, body, author = example.issue.user.login, homepage }: Issue,
  number: number,
): string {
  const user = { ...example.issue.user, login: author };
  const issue = { ...example.issue, number, title, body, user };
  const repository = { ...example.repository, homepage };
  return JSON.stringify({ ...example, issue, repository });
}

/** The issue that the site prefills. @param reference of a booking request */
export function prefilledIssue(commands: readonly Command[], reference?: string): Issue {
  const [issue] = prefilledIssues(example.repository.full_name, commands, reference);
  return issueFromUrl(issue?.url ?? '');
}

/** An issue with lines in a code block. */
export function issueWith(...lines: readonly string[]): Issue {
  return { title: 'Any title', body: ['Hello!', '```', ...lines, '```'].join('\n') };
}

/** The issue that a link prefills, with the line ends that a browser posts. */
export function issueFromUrl(url: string): Issue {
  const { searchParams } = new URL(url);
  const body = searchParams.get('body') ?? '';
  return { title: searchParams.get('title') ?? '', body: body.replaceAll('\n', '\r\n') };
}
