import { lessonMinutes } from '@/data/lesson-plans';
import { weekdayInWords } from '@/lib/season/date-in-words';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseDates } from './date-range';
import { parseTime } from './parse-time';

/** A lesson's day, and its start in minutes after midnight. */
type PlannedSlot = { readonly date: string; readonly start: number };

const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** Returns whether a date matches `Tue`, `2026-07-04` or `2026-07-04..2026-07-10`. */
function dateMatcher(word: string): (date: string) => boolean {
  const name = word.toLowerCase();
  const weekday = weekdayNames.find((full) => name.length >= 3 && full.startsWith(name));
  if (weekday) return (date) => weekdayInWords(date).toLowerCase() === weekday;
  const dates = parseDates(word);
  if (dates) return (date) => dates.includes(date);
  throw new UserFacingError(
    `"${word}" is neither a weekday such as Tue nor a date such as 2026-07-04. Times such as "4:00 PM-5:00 PM" come last in a break.`,
  );
}

/** Parses `Tue,2026-07-04 4:00 PM-5:00 PM`; days or times are optional. @throws UserFacingError for other formats */
export function parseBreak(text: string): (slot: PlannedSlot) => boolean {
  const [, days = '', from, to] =
    /^(.*?)(?:(\d+:\d+ [AP]M)\s*-\s*(\d+:\d+ [AP]M))?$/.exec(text.trim()) ?? [];
  const words = days.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0 && !from) {
    throw new UserFacingError(
      'A break needs days, times or both, such as "Tue,Thu 4:00 PM-5:00 PM".',
    );
  }
  const matchers = words.map(dateMatcher);
  const [begin, end] = from && to ? [parseTime(from), parseTime(to)] : [0, Infinity];
  return ({ date, start }) =>
    (words.length === 0 || matchers.some((matches) => matches(date))) &&
    start < end &&
    start + lessonMinutes > begin;
}
