const days = '/timeslots/';
const periods = '/calendar/';

/** The path of a day's page (ISO date). */
export function dayPath(date: string): string {
  return `${days}${date}`;
}

/** The date at the end of a day's path, which may not exist; `undefined` for any other path. */
export function dateInPath(path: string): string | undefined {
  return path.startsWith(days) ? path.slice(days.length) : undefined;
}

/** The path of a calendar period's page (`2025-07`). */
export function periodPath(slug: string): string {
  return `${periods}${slug}`;
}

/** The slug at the end of a period's path, which may not exist; `undefined` for any other path. */
export function slugInPath(path: string): string | undefined {
  return path.startsWith(periods) ? path.slice(periods.length) : undefined;
}

/** The home page's fragments that confirm a request or a question that was posted without a script. */
export const postedFragments = { lesson: 'sent', question: 'message-sent' } as const;
