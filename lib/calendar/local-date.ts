/** Local midnight of an ISO date, because react-day-picker and date-fns use local time. */
export function localDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
