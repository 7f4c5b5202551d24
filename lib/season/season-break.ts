import { lessonMinutes } from '@/data/lesson-plans';
import { Mistake } from '@/lib/mistake';
import { isRealDate, weekdayOf } from './iso-date';
import { timeTyped } from './typed-time';

/** Time off: on some days or on every day, all day or between two times. */
export type Break = {
  /** As it was typed. */
  readonly text: string;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays: readonly number[];
  /** ISO dates, the last one included. */
  readonly dates: readonly { readonly first: string; readonly last: string }[];
  /** Minutes after midnight; the whole day where there are none. */
  readonly times: { readonly start: number; readonly end: number } | undefined;
};

const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const clock = String.raw`\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?`;
const betweenTimes = new RegExp(String.raw`(?:^|\s)(${clock})\s*[-–]\s*(${clock})$`, 'i');

function parseTimes([, startText = '', endText = '']: RegExpExecArray): Break['times'] {
  const start = timeTyped(startText);
  const end = timeTyped(endText);
  if (start < end) return { start, end };
  throw new Mistake(`A break cannot end at ${endText}, since it begins at ${startText}.`);
}

function parseWeekday(word: string): number | undefined {
  const name = word.toLowerCase();
  const weekday = weekdayNames.findIndex((full) => name.length >= 3 && full.startsWith(name));
  return weekday === -1 ? undefined : weekday;
}

function parseDates(word: string): { first: string; last: string } | undefined {
  const [first = '', last = first, ...more] = word.split('..');
  if (more.length > 0 || !isRealDate(first) || !isRealDate(last) || first > last) return undefined;
  return { first, last };
}

/**
 * Reads a break: days, then times, either of which may be left out. Days are weekdays, ISO dates and
 * spans of dates (`2026-07-04..2026-07-10`) with commas between; times are `4:00 PM-5:00 PM`.
 *
 * @throws Mistake that quotes what cannot be read
 */
export function parseBreak(text: string): Break {
  const timesFound = betweenTimes.exec(text.trim());
  const times = timesFound ? parseTimes(timesFound) : undefined;
  const days = text.trim().slice(0, timesFound?.index);
  const weekdays: number[] = [];
  const dates: { first: string; last: string }[] = [];
  for (const word of days.split(/[\s,]+/).filter(Boolean)) {
    const weekday = parseWeekday(word);
    const span = parseDates(word);
    if (weekday !== undefined) weekdays.push(weekday);
    else if (span) dates.push(span);
    else {
      throw new Mistake(
        `The break "${text}" cannot be read: "${word}" is neither a weekday such as Tue, nor a date such as 2026-07-04, nor times such as "4:00 PM-5:00 PM" at the end.`,
      );
    }
  }
  if (!times && weekdays.length + dates.length === 0) {
    throw new Mistake('A break needs days, times or both, such as "Tue,Thu 4:00 PM-5:00 PM".');
  }
  return { text, weekdays, dates, times };
}

/** Whether a slot that begins `minutes` after midnight on `date` would reach into the break. */
export function takesOff(
  { weekdays, dates, times }: Break,
  date: string,
  minutes: number,
): boolean {
  const everyDay = weekdays.length + dates.length === 0;
  const onThisDay =
    everyDay ||
    weekdays.includes(weekdayOf(date)) ||
    dates.some(({ first, last }) => first <= date && date <= last);
  return onThisDay && (!times || (minutes < times.end && minutes + lessonMinutes > times.start));
}
