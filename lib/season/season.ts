import timeslots from '@/data/timeslots.json' with { type: 'json' };
import { parseSeason, type Slot } from './season-schema';

/** The one place where the season is read. A wrong file throws here, which stops the build. */
const season = parseSeason(timeslots);

/** Every ISO date of the season, in order. */
export const seasonDates: readonly string[] = [...season.keys()];

/** The season's first and last day, as ISO dates. */
export const firstDay: string = seasonDates.at(0) ?? '';
export const lastDay: string = seasonDates.at(-1) ?? '';

/** The slots of a day in their order; none for a day outside the season. */
export function slotsOf(date: string): readonly Slot[] {
  return season.get(date) ?? [];
}

/** The times of a day that can still be asked for, such as `9:00 AM`, in their order. */
export function openTimesOf(date: string): readonly string[] {
  return slotsOf(date)
    .filter((slot) => slot.available)
    .map((slot) => slot.time);
}

/** The nearest day before (-1) or after (1) `date` that still has open times, if there is one. */
export function nearestOpenDay(date: string, direction: -1 | 1): string | undefined {
  const isBeyond = (day: string) => (direction === 1 ? day > date : day < date);
  const isOpen = (day: string) => isBeyond(day) && openTimesOf(day).length > 0;
  return direction === 1 ? seasonDates.find(isOpen) : seasonDates.findLast(isOpen);
}

/** Whether `date` is a day of the season. */
export function isInSeason(date: string): boolean {
  return season.has(date);
}
