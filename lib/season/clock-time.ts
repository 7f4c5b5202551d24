import { UserFacingError } from './user-facing-error';

/** A valid time of day such as `9:00 AM`. Only `parseClockTime` and `clockTime` make one. */
export type ClockTime = `${number}:${number} ${'AM' | 'PM'}`;

function isClockTime(text: string): text is ClockTime {
  return /^(1[0-2]|[1-9]):[0-5]\d [AP]M$/.test(text);
}

/** Parses a time such as `9:00 AM`; `undefined` for any other text. */
export function parseClockTime(text: string): ClockTime | undefined {
  // Phones put a narrow no-break space before AM, which looks the same.
  const time = text.replace(/\s/gu, ' ');
  return isClockTime(time) ? time : undefined;
}

/** Minutes after midnight. */
export function minutesOf(time: ClockTime): number {
  const colon = time.indexOf(':');
  const [hour, minute] = [time.slice(0, colon), time.slice(colon + 1, colon + 3)];
  return (Number(hour) % 12) * 60 + Number(minute) + (time.endsWith('PM') ? 720 : 0);
}

/** Compares two times of a day, for sorting. */
export function byStart(first: ClockTime, second: ClockTime): number {
  return minutesOf(first) - minutesOf(second);
}

/** `Morning`, `Afternoon` from noon, `Evening` from 5:00 PM. */
export function partOfDay(time: ClockTime): string {
  const hour = minutesOf(time) / 60;
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

/** @param minutes a whole number, after midnight; wraps at 24 hours */
export function clockTime(minutes: number): ClockTime {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  const time = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  if (!isClockTime(time)) throw new RangeError(`${minutes} is not a number of minutes.`);
  return time;
}

/** An ISO date, and minutes after its midnight. */
export type Moment = { readonly date: string; readonly minutes: number };

/** Whether a date is today and a time on it has begun. */
export function hasBegunToday(date: string, time: ClockTime, now: Moment): boolean {
  return now.date === date && minutesOf(time) <= now.minutes;
}

/** @throws UserFacingError for any format but `9:00 AM` */
export function readTime(text: string): ClockTime {
  const time = parseClockTime(text);
  if (time) return time;
  throw new UserFacingError(
    `"${text}" is not a time. Write it as "9:00 AM", in quotation marks and with AM or PM.`,
  );
}
