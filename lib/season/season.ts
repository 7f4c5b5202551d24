import { dateInWords } from './date-in-words';
import { lessonMinutes } from '@/data/lesson-plans';
import timeslots from '@/data/timeslots.json' with { type: 'json' };
import type { ClockTime } from './clock-time';
import { parseSeason } from './season-schema';
import { timesIn, type Slot } from './season-slots';

/** The owner's season, as of the build. */
export const season = parseSeason(timeslots);

export const seasonDates: readonly string[] = [...season.keys()];

export const firstDay: string = seasonDates.at(0) ?? '';
export const lastDay: string = seasonDates.at(-1) ?? '';

/** A day's slots, or none outside the season. */
export function slotsOf(date: string): readonly Slot[] {
  return season.get(date) ?? [];
}

export function openTimesOf(date: string): readonly ClockTime[] {
  return timesIn('open', slotsOf(date));
}

export const datesWithOpenTimes = seasonDates.filter((date) => openTimesOf(date).length > 0);

/** Tells search engines how many slots are open on an ISO date. */
export function dayDescription(date: string): string {
  return `${dateInWords(date)}: ${openTimesInWords(date)}`;
}

function openTimesInWords(date: string): string {
  const open = openTimesOf(date).length;
  const lesson = `${lessonMinutes}-minute swim lesson`;
  if (slotsOf(date).length === 0) return 'no swim lessons on this day.';
  if (open === 0) return 'no open times.';
  if (open === 1) return `1 time is open for a ${lesson}. Choose it and send a request.`;
  return `${open} times are open for a ${lesson}. Choose one or more, and send a request.`;
}
