import type { ClockTime } from './clock-time';
import { addDays } from './iso-date';
import { timesIn, type Season } from './season-slots';

/** The six days after, then the same weekday in the following weeks. */
const daysAfter = [1, 2, 3, 4, 5, 6, 7, 14, 21, 28, 35, 42, 49];

/** A day that can be added to a request for the form's day, at the same times. */
export type OtherDay = {
  readonly date: string;
  /** Times that are open on the form's day, but not on this one. */
  readonly closedTimes: readonly ClockTime[];
};

/** Days with open times that can be requested together with `date`, in order. */
export function otherDaysOf(date: string, season: Season): readonly OtherDay[] {
  const openOn = (day: string) => timesIn('open', season.get(day) ?? []);
  const times = openOn(date);
  return daysAfter.flatMap((count) => {
    const day = addDays(date, count);
    const open = openOn(day);
    const closedTimes = times.filter((time) => !open.includes(time));
    return open.length > 0 ? [{ date: day, closedTimes }] : [];
  });
}

/** The chosen times that are not open on a day. */
export function closedTimesOn(day: OtherDay, times: readonly string[]): readonly ClockTime[] {
  return day.closedTimes.filter((time) => times.includes(time));
}
