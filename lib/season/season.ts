import timeslots from '@/data/timeslots.json' with { type: 'json' };
import { parseSeason, type Slot } from './season-schema';

/** Throws for an invalid file, which stops the build. */
const season = parseSeason(timeslots);

export const seasonDates: readonly string[] = [...season.keys()];

export const firstDay: string = seasonDates.at(0) ?? '';
export const lastDay: string = seasonDates.at(-1) ?? '';

export function slotsOf(date: string): readonly Slot[] {
  return season.get(date) ?? [];
}

/** A day's open times, such as `9:00 AM`. */
export function openTimesOf(date: string): readonly string[] {
  return slotsOf(date)
    .filter((slot) => slot.available)
    .map((slot) => slot.time);
}

/** The nearest day before (-1) or after (1) `date` with open times. */
export function nearestOpenDay(date: string, direction: -1 | 1): string | undefined {
  const isBeyond = (day: string) => (direction === 1 ? day > date : day < date);
  const isOpen = (day: string) => isBeyond(day) && openTimesOf(day).length > 0;
  return direction === 1 ? seasonDates.find(isOpen) : seasonDates.findLast(isOpen);
}

export function isInSeason(date: string): boolean {
  return season.has(date);
}
