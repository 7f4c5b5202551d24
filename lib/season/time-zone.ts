import { timeZone } from '@/data/site';

/** UTC−12, where a day ends last. Its sign is inverted in the IANA database. */
const lastZone = 'Etc/GMT+12';

/** Whether a zone names a place. An abbreviation or an offset would ignore daylight saving time. */
export function isZoneOfPlace(zone: string): boolean {
  if (!zone.includes('/') || /^etc\//i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Today's ISO date at the school, or at UTC−12 if its time zone is not set, so that no day counts as past too early. */
export function todayAtSchool(now = new Date(), zone: string | undefined = timeZone): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone ?? lastZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  // Not the text of a locale that writes ISO dates, because some machines know only English.
  const valueOf = (type: 'year' | 'month' | 'day') =>
    parts.find((part) => part.type === type)?.value;
  return `${valueOf('year')}-${valueOf('month')}-${valueOf('day')}`;
}
