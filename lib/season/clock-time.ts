/** The only valid format: `9:00 AM`. */
export const clockTimePattern = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

/** Minutes after midnight of a time such as `9:00 AM`; `undefined` for any other format. */
export function minutesOf(time: string): number | undefined {
  const match = clockTimePattern.exec(time);
  if (!match) return undefined;
  const [, hour, minute, half] = match;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

/** Compares two valid times of a day, for sorting. */
export function byStart(one: string, other: string): number {
  return Number(minutesOf(one)) - Number(minutesOf(other));
}

/** Minutes after midnight of a moment such as `2025-07-21T17:10`. */
export function minutesAt(now: string): number {
  return Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
}

/** Whether a time of a date has begun at `now`, such as `2025-07-21T17:10`. False on every other date. */
export function hasBegun(date: string, time: string, now: string): boolean {
  return now.startsWith(date) && Number(minutesOf(time)) <= minutesAt(now);
}

/** @param minutes after midnight; wraps at 24 hours */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
