import { addDays, daysBetween } from '@/lib/season/iso-date';
import type { Season } from '@/lib/season/season-slots';

const note = (status: string) => `
  The season in data/ ${status}. To see it moved to this week, run:

  npm run demo -- --this-week
`;

/** Says that a season is not running on an ISO date; empty if it is. */
export function seasonNote(season: Season, today: string): string {
  const dates = [...season.keys()];
  const [firstDay = '', lastDay = ''] = [dates.at(0), dates.at(-1)];
  if (today < firstDay) return note(`begins on ${firstDay}`);
  return today > lastDay ? note(`ended on ${lastDay}`) : '';
}

/** Moves a season by whole weeks, so that its first day with open slots is `today` or up to six days later. */
export function moveSeason(season: Season, today: string): Season {
  const dates = [...season.keys()];
  const isOpen = (date: string) => season.get(date)?.some(({ state }) => state === 'open');
  const firstOpen = dates.find(isOpen) ?? dates[0] ?? today;
  const days = Math.ceil(daysBetween(firstOpen, today) / 7) * 7;
  return new Map(Array.from(season, ([date, slots]) => [addDays(date, days), slots]));
}
