const millisecondsPerDay = 86_400_000;

/** UTC, so that no time zone shifts a date. */
function utcMidnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function isoDateAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function inWords(options: Intl.DateTimeFormatOptions): (date: string) => string {
  // Made at its first use: a phone takes milliseconds for each.
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(utcMidnight(date));
  };
}

/** Such as `Tuesday`. */
export const weekdayInWords = inWords({ weekday: 'long' });

/** Such as `Tuesday, July 15, 2025`. */
export const dateInWords = inWords({ dateStyle: 'full' });

/** Such as `Tuesday, July 15`. */
export const dayInWords = inWords({ weekday: 'long', month: 'long', day: 'numeric' });

/** Such as `Tue, Jul 15`. */
export const shortDate = inWords({ weekday: 'short', month: 'short', day: 'numeric' });

export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = utcMidnight(text);
  return !Number.isNaN(midnight) && isoDateAt(midnight) === text;
}

export function addDays(date: string, count: number): string {
  return isoDateAt(utcMidnight(date) + count * millisecondsPerDay);
}

/** Days from one ISO date to another, negative if earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / millisecondsPerDay;
}

/** The same day `count` months on, or that month's last. */
export function addMonths(date: string, count: number): string {
  const moved = new Date(utcMidnight(`${date.slice(0, 7)}-01`));
  moved.setUTCMonth(moved.getUTCMonth() + count + 1, 0);
  const lastDay = moved.getUTCDate();
  moved.setUTCDate(Math.min(Number(date.slice(8)), lastDay));
  return isoDateAt(moved.getTime());
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay();
}
