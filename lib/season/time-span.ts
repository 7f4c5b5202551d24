import { lessonMinutes } from '@/data/lesson-plans';
import { minutesOf, clockTime } from './clock-time';

/** A stretch of one day, in minutes after its midnight; it may end after the next one. */
export type TimeSpan = { readonly start: number; readonly end: number };

/** The stretches that slots (such as `9:00 AM`, in the day's order) fill, those without a gap as one. */
export function spansOf(slots: readonly string[]): readonly TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const slot of slots) {
    const start = minutesOf(slot);
    if (start === undefined) continue;
    const before = spans.at(-1);
    const follows = before !== undefined && start <= before.end;
    if (follows) spans.pop();
    spans.push({ start: follows ? before.start : start, end: start + lessonMinutes });
  }
  return spans;
}

/** A span in words: `9:00 – 10:00 AM`, or `11:30 AM – 12:30 PM` where its ends differ in half. */
export function spanInWords({ start, end }: TimeSpan): string {
  const [from, to] = [clockTime(start), clockTime(end)];
  const sameHalf = from.slice(-2) === to.slice(-2);
  return `${sameHalf ? from.slice(0, -3) : from} – ${to}`;
}
