import { minutesOf } from '@/lib/season/clock-time';
import { UserFacingError } from '@/lib/user-facing-error';

/** Minutes after midnight. @throws UserFacingError for any format but `9:00 AM` */
export function parseTime(text: string): number {
  const minutes = minutesOf(text);
  if (minutes !== undefined) return minutes;
  throw new UserFacingError(
    `"${text}" is not a time. Write it as "9:00 AM", in quotation marks and with AM or PM.`,
  );
}
