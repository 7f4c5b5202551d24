import { minutesOf, type ClockTime } from './clock-time';

/** An ISO date, and minutes after its midnight. */
export type Moment = { readonly date: string; readonly minutes: number };

/** Whether a time of a date has begun. False on every other date, even one that has passed. */
export function hasBegun(date: string, time: ClockTime, now: Moment): boolean {
  return now.date === date && minutesOf(time) <= now.minutes;
}
