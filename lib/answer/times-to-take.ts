import type { AnsweredRequest } from '@/lib/booking/receipt';
import { slotState, type OfferedDay } from './slot-state';

/** The days (ISO dates) of a request on which all of its times are open, and the other days. */
export function daysToTake(
  { date, otherDates, slots }: AnsweredRequest,
  season: readonly OfferedDay[],
): { readonly open: readonly string[]; readonly leftOut: readonly string[] } {
  const dates = [date, ...otherDates];
  const isOpen = (day: string) => slots.every((time) => slotState(season, day, time) === 'open');
  return { open: dates.filter(isOpen), leftOut: dates.filter((day) => !isOpen(day)) };
}

/** The command that takes times off at a computer. */
export function takeCommand(dates: readonly string[], times: readonly string[]): string {
  return ['npm run slots -- take', ...dates, ...times.map((time) => `"${time}"`)].join(' ');
}
