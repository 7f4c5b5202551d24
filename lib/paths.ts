import type { Topic } from '@/lib/request/form-values';

const days = '/timeslots/';

/** The path of a day's page (ISO date). */
export function dayPath(date: string): string {
  return `${days}${date}`;
}

/** The date that a day's path ends in, which may not be a real one; `undefined` for any other path. */
export function dateInPath(path: string): string | undefined {
  return path.startsWith(days) ? path.slice(days.length) : undefined;
}

export function formPath(topic: Topic): string {
  return topic.kind === 'lesson' ? dayPath(topic.date) : '/ask';
}
