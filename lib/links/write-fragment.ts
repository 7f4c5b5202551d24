import { minutesOf, type ClockTime } from '@/lib/season/clock-time';

/** A fragment without the characters at which email programs and messengers end a link. */
export function writeFragment(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20').replaceAll('*', '%2A');
}

export function writeDates(dates: readonly string[]): string {
  return dates.join('.');
}

/** `0930` for `9:30 AM`. */
function digitsOf(time: ClockTime): string {
  const minutes = minutesOf(time);
  return String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, '0');
}

/** `0900.0930`. */
export function writeTimes(times: readonly ClockTime[], separator = '.'): string {
  return times.map(digitsOf).join(separator);
}
