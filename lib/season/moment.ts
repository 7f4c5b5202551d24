import { minutesOf, type ClockTime } from './clock-time';
import { isoDateOf } from './iso-date';

/** An ISO date, and minutes after its midnight. */
export type Moment = { readonly date: string; readonly minutes: number };

/** Now, by the clock and in the time zone of this device. */
export function localNow(): Moment {
  const now = new Date();
  return { date: isoDateOf(now), minutes: now.getHours() * 60 + now.getMinutes() };
}

/** Whether a time of a date has begun. False on every other date, even one that has passed. */
export function hasBegun(date: string, time: ClockTime, now: Moment): boolean {
  return now.date === date && minutesOf(time) <= now.minutes;
}
