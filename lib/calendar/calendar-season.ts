import { addDays, daysBetween } from '@/lib/season/iso-date';
import { overlapsSeason, slugOf, tilesOf, type Bounds, type Period } from './period';

/** The calendar's data, less than 1 KB for a year if compressed. */
export type CalendarSeason = Bounds & {
  /** One number per day: `null` without slots, 0 if all are taken. */
  readonly openCounts: readonly (number | null)[];
};

/** The number of open slots on an ISO date: `null` without slots, `undefined` outside the season. */
export function openCountOn(date: string, { firstDay, openCounts }: CalendarSeason) {
  return openCounts[daysBetween(firstDay, date)];
}

/** A month's ISO dates with open slots; none for larger periods. */
export function openDaysIn(period: Period, season: CalendarSeason): readonly string[] {
  if (period.view !== 'month') return [];
  const first = firstTileOf(period, season);
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (date) => date.startsWith(slugOf(period)) && openCountOn(date, season),
  );
}

/** The first selectable day of a month (ISO date), or tile of a larger period (slug). */
export function firstTileOf(period: Period, season: Bounds): string {
  if (period.view !== 'month') {
    return slugOf(tilesOf(period).find((tile) => overlapsSeason(tile, season)) ?? period);
  }
  const firstOfMonth = `${slugOf(period)}-01`;
  return firstOfMonth < season.firstDay ? season.firstDay : firstOfMonth;
}
