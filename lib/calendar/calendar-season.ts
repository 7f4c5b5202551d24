import { minutesOf } from '@/lib/season/clock-time';
import { lastDay, openTimesOf, seasonDates, slotsOf } from '@/lib/season/season';
import type { CalendarSeason } from './open-slots';

/** The calendar's data from `firstDay`, an ISO date of the season, to its end. */
export function calendarSeason(firstDay: string): CalendarSeason {
  return {
    firstDay,
    lastDay,
    openStarts: seasonDates
      .filter((date) => date >= firstDay)
      .map((date) => (slotsOf(date).length > 0 ? openTimesOf(date).map(minutesOf) : null)),
  };
}
