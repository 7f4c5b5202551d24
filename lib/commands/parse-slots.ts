import { minutesOf } from '@/lib/season/clock-time';
import { UserFacingError } from '@/lib/user-facing-error';
import { datesBetween } from './date-range';

const dateOrRange = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/;

/** The unique dates and times in arguments. @throws UserFacingError naming each other argument */
export function parseSlots(args: readonly string[]): {
  readonly dates: readonly string[];
  readonly times: readonly string[];
} {
  const dates: string[] = [];
  const times: string[] = [];
  const unreadable: string[] = [];
  for (const argument of args) {
    const [, first, last = first] = dateOrRange.exec(argument) ?? [];
    if (first !== undefined && last !== undefined) dates.push(...datesBetween(first, last));
    else if (minutesOf(argument) !== undefined) times.push(argument);
    else unreadable.push(`"${argument}"`);
  }
  if (unreadable.length > 0) {
    throw new UserFacingError(
      `${unreadable.join(', ')} cannot be read. Write a date as 2025-07-15, a range as 2025-07-15..2025-07-19, and a time as "9:00 AM", in quotation marks.`,
    );
  }
  return { dates: [...new Set(dates)], times: [...new Set(times)] };
}
