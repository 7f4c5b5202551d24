import { parseClockTime, type ClockTime } from '@/lib/season/clock-time';
import { UserFacingError } from '@/lib/user-facing-error';

/** @throws UserFacingError for any format but `9:00 AM` */
export function readTime(text: string): ClockTime {
  const time = parseClockTime(text);
  if (time) return time;
  throw new UserFacingError(
    `"${text}" is not a time. Write it as "9:00 AM", in quotation marks and with AM or PM.`,
  );
}
