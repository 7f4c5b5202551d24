const millisecondsPerMinute = 60_000;
const millisecondsPerDay = 86_400_000;

/** A zone's wall-clock time, in milliseconds as if it were UTC. The Swedish locale prints ISO 8601. */
function wallClockAt(instant: number, timeZone: string): number {
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const;
  const shown = new Intl.DateTimeFormat('sv-SE', options).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

/** Repeated and skipped times follow RFC 5545, section 3.3.5. */
function instantOf(wallClock: number, timeZone: string): number {
  const offsets = [-millisecondsPerDay, millisecondsPerDay].map((away) => {
    const nearby = wallClock + away;
    return wallClockAt(nearby, timeZone) - nearby;
  });
  const candidates = offsets.map((offset) => wallClock - offset);
  const [beforeAnyChange = wallClock] = candidates;
  return (
    candidates.find((instant) => wallClockAt(instant, timeZone) === wallClock) ?? beforeAnyChange
  );
}

function basicFormat(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** A known zone gives UTC, which needs no VTIMEZONE. @throws RangeError for an unknown date or zone */
export function dateTimeValue(date: string, minutes: number, timeZone: string | undefined): string {
  const wallClock = Date.parse(`${date}T00:00:00Z`) + minutes * millisecondsPerMinute;
  if (timeZone === undefined) return basicFormat(wallClock);
  return `${basicFormat(instantOf(wallClock, timeZone))}Z`;
}
