import timeslots from '@/data/timeslots.json' with { type: 'json' };
import type { ClockTime } from './clock-time';
import { parseSeason, type Slot } from './season-schema';
import { timesIn } from './season-slots';

/** The owner's season, as of the build. */
export const season = parseSeason(timeslots);

export const seasonDates: readonly string[] = [...season.keys()];

export const firstDay: string = seasonDates.at(0) ?? '';
export const lastDay: string = seasonDates.at(-1) ?? '';

/** A day's slots; none outside the season. */
export function slotsOf(date: string): readonly Slot[] {
  return season.get(date) ?? [];
}

export function openTimesOf(date: string): readonly ClockTime[] {
  return timesIn('open', slotsOf(date));
}

export const datesWithOpenTimes = seasonDates.filter((date) => openTimesOf(date).length > 0);
