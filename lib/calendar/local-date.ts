/** Midnight of an ISO date in the machine's time zone, which react-day-picker and date-fns count in. */
export function localDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
