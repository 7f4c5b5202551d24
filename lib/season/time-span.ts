import { lessonMinutes } from '@/data/lesson-plans';
import { clockTime, minutesOf, type ClockTime } from './clock-time';

/** In minutes after midnight; `end` may be past the next midnight. */
export type TimeSpan = { readonly start: number; readonly end: number };

/** When back-to-back lessons start, the last at or before `last`. All in minutes after midnight. */
export function lessonStarts(first: number, last: number): readonly number[] {
  const length = Math.floor((last - first) / lessonMinutes) + 1;
  return Array.from({ length }, (_, index) => first + index * lessonMinutes);
}

/** Merges adjacent lessons into spans. `times` must be in the day's order. */
export function spansOf(times: readonly ClockTime[]): readonly TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const start of times.map(minutesOf)) {
    const before = spans.at(-1);
    const follows = before !== undefined && start <= before.end;
    if (follows) spans.pop();
    spans.push({ start: follows ? before.start : start, end: start + lessonMinutes });
  }
  return spans;
}

/** `9:00 – 10:00 AM, 11:00 – 11:30 AM`. `times` must be in the day's order. */
export function timesInSpans(times: readonly ClockTime[]): string {
  return spansOf(times).map(spanInWords).join(', ');
}

/** `9:00 – 10:00 AM` or `11:30 AM – 12:30 PM`. */
export function spanInWords({ start, end }: TimeSpan): string {
  const [from, to] = [clockTime(start), clockTime(end)];
  const sameHalf = from.slice(-2) === to.slice(-2);
  return `${sameHalf ? from.slice(0, -3) : from} – ${to}`;
}
