import { minutesOf } from '@/lib/season/clock-time';
import { firstDay, lastDay, openTimesOf, seasonDates, slotsOf } from '@/lib/season/season';
import type { CalendarSeason, OpenStarts } from './open-slots';

/** Days in the calendar's shape. @param startsOfDays of each day, in order */
export function withSharedStarts(
  startsOfDays: readonly OpenStarts[],
): Pick<CalendarSeason, 'starts' | 'days'> {
  const indexes = new Map<string, number>();
  const starts: OpenStarts[] = [];
  const days = startsOfDays.map((ofDay) => {
    const text = JSON.stringify(ofDay);
    const index = indexes.get(text) ?? starts.push(ofDay) - 1;
    indexes.set(text, index);
    return index;
  });
  return { starts, days };
}

/** One object, so that a page that passes it to several components contains it once. */
export const calendarSeason: CalendarSeason = {
  first: firstDay,
  last: lastDay,
  ...withSharedStarts(
    seasonDates.map((date) => (slotsOf(date).length > 0 ? openTimesOf(date).map(minutesOf) : null)),
  ),
};
