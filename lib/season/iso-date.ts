/** ISO dates, both inclusive. */
export type DateRange = { readonly first: string; readonly last: string };

const millisecondsPerDay = 86_400_000;

/** UTC, so that no time zone shifts a date. */
function utcMidnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function isoDateAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = utcMidnight(text);
  return !Number.isNaN(midnight) && isoDateAt(midnight) === text;
}

export function addDays(date: string, count: number): string {
  return isoDateAt(utcMidnight(date) + count * millisecondsPerDay);
}

/** Negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / millisecondsPerDay;
}

/** The start of a day in local time, which react-day-picker and date-fns use. */
export function localDate(date: string): Date {
  return new Date(`${date}T00:00`);
}

/** The ISO date of a moment in local time. */
export function isoDateOf(local: Date): string {
  return isoDateAt(local.getTime() - local.getTimezoneOffset() * 60_000);
}
