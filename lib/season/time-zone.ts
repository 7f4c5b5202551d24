import { timeZone } from '@/data/site';
import { UserFacingError } from '@/lib/user-facing-error';

/** UTC−12, where a day ends last. Its sign is inverted in the IANA database. */
const lastZone = 'Etc/GMT+12';

/** @throws UserFacingError unless the zone is unset or known. */
export function checkTimeZone(zone: string | undefined = timeZone): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    throw new UserFacingError(
      `data/site.ts: "${zone}" is not a time zone. Write timeZone as "America/New_York", or undefined.`,
    );
  }
}

/** The ISO date at the school. Without its time zone, the date at UTC−12, so that no day counts as past too early. */
export function todayAtSchool(now = new Date(), zone: string | undefined = timeZone): string {
  // Sweden writes ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone ?? lastZone }).format(now);
}
