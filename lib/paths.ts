const days = '/timeslots/';

/** The path of a day's page (ISO date). */
export function dayPath(date: string): string {
  return `${days}${date}`;
}

/** The date that a day's path ends in, which may not be a real one; `undefined` for any other path. */
export function dateInPath(path: string): string | undefined {
  return path.startsWith(days) ? path.slice(days.length) : undefined;
}

/** The path of the form for an ISO date, or for a question if `date` is empty. */
export function formPath(date: string): string {
  return date ? dayPath(date) : '/ask';
}
