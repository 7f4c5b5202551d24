import { minutesOf, type ClockTime } from './clock-time';

/** An ISO date, and minutes after its midnight. */
export type Moment = { readonly date: string; readonly minutes: number };

/** Whether a date is today, and its time has begun. */
export function hasBegunToday(date: string, time: ClockTime, now: Moment): boolean {
  return now.date === date && minutesOf(time) <= now.minutes;
}
