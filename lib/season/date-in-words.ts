// The names are written out because a slow phone needs 60 ms for its first `Intl.DateTimeFormat`.
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** @param month from 0 to 11 @returns `July` */
export function monthInWords(month: number): string {
  return `${months[month]}`;
}

/** @param date an ISO date @returns `Tuesday` */
export function weekdayInWords(date: string): string {
  return `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]}`;
}

/** `Tuesday, July 15, 2025`. */
export function dateInWords(date: string): string {
  return `${dayInWords(date)}, ${Number(date.slice(0, 4))}`;
}

/** `Tuesday, July 15`. */
export function dayInWords(date: string): string {
  return `${weekdayInWords(date)}, ${monthOf(date)} ${Number(date.slice(8))}`;
}

/** `Tue, Jul 15`. */
export function shortDate(date: string): string {
  return `${weekdayInWords(date).slice(0, 3)}, ${monthOf(date).slice(0, 3)} ${Number(date.slice(8))}`;
}

function monthOf(date: string): string {
  return monthInWords(Number(date.slice(5, 7)) - 1);
}
