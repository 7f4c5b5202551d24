/** A request to mark each of the times on each of the dates, as a GitHub issue carries it. */
export type SlotsIssue = {
  readonly action: 'take' | 'free';
  /** ISO dates, each once. */
  readonly dates: readonly string[];
  /** Times such as `9:00 AM`, each once. */
  readonly times: readonly string[];
  /** The booking request's reference, such as `K7Q2M`. */
  readonly reference: string;
};

/** Each action's title, before the reference in parentheses. */
export const titles = { take: 'Take times off', free: 'Give times back' } as const;

export const explanation =
  'Submit this issue as it is. The repository changes these times within a minute or two, and says so in a comment.';

/**
 * The address of a new issue, filled in.
 * @param repository such as `owner/name`
 */
export function newIssueUrl(
  repository: string,
  { action, dates, times, reference }: SlotsIssue,
): string {
  const path = repository.split('/').map(encodeURIComponent).join('/');
  const lines = [
    `Days: ${dates.join(', ')}`,
    `Times: ${times.join(', ')}`,
    `Reference: ${reference}`,
  ];
  const title = `${titles[action]} (${reference})`;
  const body = `${explanation}\n\n${lines.join('\n')}\n`;
  // GitHub's app for phones reads a plus as a plus.
  const query = new URLSearchParams({ title, body }).toString().replaceAll('+', '%20');
  return `https://github.com/${path}/issues/new?${query}`;
}
