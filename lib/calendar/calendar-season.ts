import { addDays, daysBetween } from '@/lib/season/iso-date';
import { overlaps, slugOf, tilesOf, type Period } from './period';

/** A season as the calendar is given it, in plain data: a year of it is less than 1 KB. */
export type CalendarSeason = {
  /** ISO dates. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** For each day from the first to the last, how many of its slots are open. */
  readonly openSlots: readonly number[];
};

/** How many slots are open on an ISO date; `undefined` outside the season. */
export function openSlotsOn(date: string, { firstDay, openSlots }: CalendarSeason) {
  return openSlots[daysBetween(firstDay, date)];
}

/** The days of a month that have open slots, as ISO dates in order; none of a larger period. */
export function openDaysIn(period: Period, season: CalendarSeason): readonly string[] {
  const days: string[] = [];
  if (period.view !== 'month') return days;
  let date = firstTileOf(period, season);
  while (date.startsWith(slugOf(period)) && date <= season.lastDay) {
    if (openSlotsOn(date, season)) days.push(date);
    date = addDays(date, 1);
  }
  return days;
}

/**
 * The first day of a month that can be chosen (an ISO date), or the first tile of a larger period
 * (its slug).
 */
export function firstTileOf(period: Period, { firstDay, lastDay }: CalendarSeason): string {
  if (period.view !== 'month') {
    return slugOf(tilesOf(period).find((tile) => overlaps(tile, firstDay, lastDay)) ?? period);
  }
  const firstOfMonth = `${slugOf(period)}-01`;
  return firstOfMonth < firstDay ? firstDay : firstOfMonth;
}
