import { pluralize } from '@/lib/season/pluralize';

/** `2 times × 5 days = 10 lessons`. */
export function lessonsInWords(timeCount: number, dayCount: number): string {
  const lessons = pluralize(timeCount * dayCount, 'lesson');
  return `${pluralize(timeCount, 'time')} × ${pluralize(dayCount, 'day')} = ${lessons}`;
}

/** Counts the lessons of one day: `2 lessons`. A single time needs no count. */
export function lessonCount(times: readonly string[]): string {
  return times.length > 1 ? pluralize(times.length, 'lesson') : '';
}

/** Lists one or two times (`9:00 AM, 9:30 AM`), and counts three or more: `3 times from 9:00 AM`. */
export function timesInWords(times: readonly string[]): string {
  return times.length > 2 ? `${times.length} times from ${times[0]}` : times.join(', ');
}
