import { minutesOf } from '@/lib/season/clock-time';
import { firstDay, lastDay, openTimesOf, seasonDates, slotsOf } from '@/lib/season/season';
import type { CalendarSeason } from './open-slots';

/** One object, so that a page that passes it to several components contains it once. */
export const calendarSeason: CalendarSeason = {
  firstDay,
  lastDay,
  openStarts: seasonDates.map((date) =>
    slotsOf(date).length > 0 ? openTimesOf(date).map(minutesOf) : null,
  ),
};
