/** A GitHub issue that asks to mark all of its times on all of its dates. */
export type SlotsIssue = {
  readonly action: 'take' | 'free';
  readonly dates: readonly string[];
  readonly times: readonly string[];
  /** The booking request's reference, such as `K7Q2M`. */
  readonly reference: string;
};

/** The start of each action's title; the reference follows in parentheses. */
export const titles = { take: 'Take times off', free: 'Give times back' } as const;

/** Links in old comments keep the wording of their time, so only this sentence is recognized. */
export const firstSentence = 'Submit this issue as it is.';

const explanation = `${firstSentence} A workflow marks these times within a minute or two, and a comment confirms it.`;

/** A URL that opens a prefilled new issue. @param repository such as `owner/name` */
export function newIssueUrl(
  repository: string,
  { action, dates, times, reference }: SlotsIssue,
): string {
  const lines = [
    `Days: ${dates.join(', ')}`,
    `Times: ${times.join(', ')}`,
    `Reference: ${reference}`,
  ];
  const title = `${titles[action]} (${reference})`;
  const body = `${explanation}\n\n${lines.join('\n')}\n`;
  // GitHub's mobile app does not decode a plus as a space.
  const query = new URLSearchParams({ title, body }).toString().replaceAll('+', '%20');
  return `https://github.com/${repository}/issues/new?${query}`;
}
