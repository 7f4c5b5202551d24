import { lessonMinutes } from '@/data/lesson-plans';
import { weekdayInWords } from '@/lib/season/date-in-words';
import { isRealDate } from '@/lib/season/iso-date';
import { UserFacingError } from '@/lib/user-facing-error';
import { parseTime } from './parse-time';

/** Time off, on some days or every day, for whole days or between two times. */
export type Break = {
  readonly text: string;
  readonly days: readonly ((date: string) => boolean)[];
  readonly times: { readonly start: number; readonly end: number };
};

const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const wholeDay = { start: 0, end: Infinity };

/** Parses `Tue`, `2026-07-04` or `2026-07-04..2026-07-10`. */
function parseDay(word: string, text: string): (date: string) => boolean {
  const name = word.toLowerCase();
  const weekday = weekdayNames.find((full) => name.length >= 3 && full.startsWith(name));
  if (weekday) return (date) => weekdayInWords(date).toLowerCase() === weekday;
  const [first = '', last = first, ...more] = word.split('..');
  if (isRealDate(first) && isRealDate(last) && first <= last && more.length === 0) {
    return (date) => first <= date && date <= last;
  }
  throw new UserFacingError(
    `The break "${text}" cannot be read: "${word}" is neither a weekday such as Tue nor a date such as 2026-07-04. Times such as "4:00 PM-5:00 PM" come last.`,
  );
}

/** Parses `Tue,2026-07-04 4:00 PM-5:00 PM`; days or times are optional. @throws UserFacingError */
export function parseBreak(text: string): Break {
  const clock = String.raw`(\d+:\d+ [AP]M)`;
  const [, days = '', from, to] =
    new RegExp(`^(.*?)(?:(?<=^|\\s)${clock}\\s*-\\s*${clock})?$`).exec(text.trim()) ?? [];
  const words = days.split(/[\s,]+/).filter(Boolean);
  const times = from && to ? { start: parseTime(from), end: parseTime(to) } : wholeDay;
  if (times.start >= times.end) {
    throw new UserFacingError(`A break that begins at ${from} cannot end at ${to}.`);
  }
  if (times === wholeDay && words.length === 0) {
    throw new UserFacingError(
      'A break needs days, times or both, such as "Tue,Thu 4:00 PM-5:00 PM".',
    );
  }
  return { text, days: words.map((word) => parseDay(word, text)), times };
}

/** @param minutes the start of a lesson, after midnight */
export function isInBreak({ days, times }: Break, date: string, minutes: number): boolean {
  const appliesTo = days.length === 0 || days.some((includes) => includes(date));
  return appliesTo && minutes < times.end && minutes + lessonMinutes > times.start;
}
