import { addDays, daysBetween } from '@/lib/season/iso-date';
import { firstTileOf, slugOf, type Bounds, type Period } from './period';

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
