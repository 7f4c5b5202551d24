import { addDays, daysBetween, type DateRange } from '@/lib/season/iso-date';
import type { Moment } from '@/lib/season/clock-time';
import { slugOf, type Period } from './period';

/** Starts of a day's open slots, in minutes after midnight: `null` on a day without slots, empty if all are closed. */
export type OpenStarts = readonly number[] | null;

/** The calendar's data, which every day's page contains. Most days have the same starts, so a day is only an index. */
export type CalendarSeason = DateRange & {
  /** The different starts that days have. */
  readonly starts: readonly OpenStarts[];
  /** For each day, the index of its starts. */
  readonly days: readonly number[];
};

/** The open slots on an ISO date: `null` on a day without slots, `undefined` outside the season. */
export function openStartsOn(date: string, { first, starts, days }: CalendarSeason) {
  const index = days[daysBetween(first, date)];
  return index === undefined ? undefined : starts[index];
}

/** The number of a date's starts after `now`; all of them if the date is not today, or without `now`. */
export function countUpcoming(starts: readonly number[], date: string, now?: Moment): number {
  if (now?.date !== date) return starts.length;
  return starts.filter((start) => start > now.minutes).length;
}

/** The ISO dates of a month. */
function datesOf(month: Period): readonly string[] {
  const first = `${slugOf(month)}-01`;
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((date) =>
    date.startsWith(slugOf(month)),
  );
}

/** A month's ISO dates with open slots; none for larger periods. */
export function openDaysIn(period: Period, season: CalendarSeason): readonly string[] {
  if (period.view !== 'month') return [];
  return datesOf(period).filter((date) => openStartsOn(date, season)?.length);
}

/** The ISO dates with open slots after `now`, and how many each has; without it, all of them. */
export function openDaysFrom(season: CalendarSeason, now?: Moment) {
  return season.days.flatMap((startsIndex, day) => {
    const date = addDays(season.first, day);
    const hasPassed = now !== undefined && date < now.date;
    const count = hasPassed ? 0 : countUpcoming(season.starts[startsIndex] ?? [], date, now);
    return count > 0 ? [{ date, count }] : [];
  });
}
