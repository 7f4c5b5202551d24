const millisecondsPerMinute = 60_000;
const millisecondsPerDay = 86_400_000;

/** The local time at an instant as if it were UTC, in milliseconds; Swedish writes it as ISO 8601 does. */
function shownAt(instant: number, timeZone: string): number {
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const;
  const shown = new Intl.DateTimeFormat('sv-SE', options).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

/** The instant of a local time; for a repeated or skipped one, as in RFC 5545, section 3.3.5. */
function instantOf(shown: number, timeZone: string): number {
  const offsets = [-millisecondsPerDay, millisecondsPerDay].map((away) => {
    const nearby = shown + away;
    return shownAt(nearby, timeZone) - nearby;
  });
  const candidates = offsets.map((offset) => shown - offset);
  const [beforeAnyChange = shown] = candidates;
  return candidates.find((instant) => shownAt(instant, timeZone) === shown) ?? beforeAnyChange;
}

function basicFormat(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/**
 * The DATE-TIME of an ISO date and minutes after midnight; in UTC, if the zone is known: no VTIMEZONE then.
 * @throws RangeError for an unknown date or time zone
 */
export function dateTimeValue(date: string, minutes: number, timeZone: string | undefined): string {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * millisecondsPerMinute;
  if (timeZone === undefined) return basicFormat(shown);
  return `${basicFormat(instantOf(shown, timeZone))}Z`;
}
