import type { AnsweredRequest } from '@/lib/booking/receipt';
import { slotState, type OfferedDay } from './slot-state';

/** Splits a request's ISO dates by whether all of its times are open. */
export function daysToClose(
  { date, otherDates, slots }: AnsweredRequest,
  season: readonly OfferedDay[],
): { readonly open: readonly string[]; readonly leftOut: readonly string[] } {
  const dates = [date, ...otherDates];
  const isOpen = (day: string) => slots.every((time) => slotState(season, day, time) === 'open');
  return { open: dates.filter(isOpen), leftOut: dates.filter((day) => !isOpen(day)) };
}

export function takeCommand(dates: readonly string[], times: readonly string[]): string {
  return ['npm run slots -- take', ...dates, ...times.map((time) => `"${time}"`)].join(' ');
}
