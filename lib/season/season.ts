import timeslots from '@/data/timeslots.json' with { type: 'json' };
import { parseSeason, type Slot } from './season-schema';

const season = parseSeason(timeslots);

export const seasonDates: readonly string[] = [...season.keys()];

export const firstDay: string = seasonDates.at(0) ?? '';
export const lastDay: string = seasonDates.at(-1) ?? '';

export const slotsByDate: Readonly<Record<string, readonly Slot[]>> = Object.fromEntries(season);

/** A day's slots; none outside the season. */
export function slotsOf(date: string): readonly Slot[] {
  return season.get(date) ?? [];
}

export function timesOf(date: string): readonly string[] {
  return slotsOf(date).map((slot) => slot.time);
}

export function openTimesOf(date: string): readonly string[] {
  return slotsOf(date)
    .filter((slot) => slot.available)
    .map((slot) => slot.time);
}

export function takenTimesOf(date: string): readonly string[] {
  return slotsOf(date)
    .filter((slot) => !slot.available)
    .map((slot) => slot.time);
}

/** The number of open slots; `null` on a day without slots. */
export function countOpenSlots(date: string): number | null {
  return slotsOf(date).length > 0 ? openTimesOf(date).length : null;
}

export const datesWithOpenTimes = seasonDates.filter((date) => openTimesOf(date).length > 0);

export function isInSeason(date: string): boolean {
  return season.has(date);
}
