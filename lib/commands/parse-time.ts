import { minutesOf } from '@/lib/season/clock-time';
import { UserFacingError } from '@/lib/user-facing-error';

/**
 * Minutes after midnight of a time written as `9:00 AM`.
 *
 * @throws UserFacingError when it is written any other way
 */
export function parseTime(text: string): number {
  const minutes = minutesOf(text);
  if (minutes !== undefined) return minutes;
  throw new UserFacingError(
    `"${text}" is not a time: write it as "9:00 AM", in quotation marks and with AM or PM.`,
  );
}
