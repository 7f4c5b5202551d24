import { lessonMinutes } from '@/data/lesson-plans';
import { dateInWords } from './date-in-words';
import { openTimesOf, slotsOf } from './season';

/** Tells search engines how many slots are open on an ISO date. */
export function dayDescription(date: string): string {
  return `${dateInWords(date)}: ${openTimesInWords(date)}`;
}

function openTimesInWords(date: string): string {
  const open = openTimesOf(date).length;
  const lesson = `${lessonMinutes}-minute swim lesson`;
  if (slotsOf(date).length === 0) return 'no swim lessons on this day.';
  if (open === 0) return 'no open times.';
  if (open === 1) return `1 time is open for a ${lesson}. Choose it and send a request.`;
  return `${open} times are open for a ${lesson}. Choose one or more, and send a request.`;
}
