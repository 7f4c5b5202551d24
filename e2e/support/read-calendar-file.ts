import ICAL from 'ical.js';

/** Reads a calendar file with an independent parser. @throws when it is malformed */
export function readCalendarFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const valueOf = (component: ICAL.Component, name: string) =>
    String(component.getFirstPropertyValue(name));
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: valueOf(event, 'uid'),
    sequence: Number(valueOf(event, 'sequence')),
    // In UTC.
    stamp: valueOf(event, 'dtstamp'),
    // `2025-07-15T09:00:00`, with a `Z` in UTC.
    start: valueOf(event, 'dtstart'),
    end: valueOf(event, 'dtend'),
    summary: valueOf(event, 'summary'),
    description: valueOf(event, 'description'),
    status: valueOf(event, 'status'),
    attendees: event.getAllProperties('attendee').length,
  }));
  return { version: valueOf(calendar, 'version'), method: valueOf(calendar, 'method'), events };
}

/**
 * The events of a calendar that has read files in order: of those with the same UID, the one with the highest sequence, and
 * of these, the latest.
 */
export function calendarAfter(...files: readonly string[]) {
  const events = new Map<string, ReturnType<typeof readCalendarFile>['events'][number]>();
  for (const event of files.flatMap((file) => readCalendarFile(file).events)) {
    const known = events.get(event.uid);
    const isLater =
      !known ||
      known.sequence < event.sequence ||
      (known.sequence === event.sequence && known.stamp < event.stamp);
    if (isLater) events.set(event.uid, event);
  }
  return [...events.values()].filter(({ status }) => status !== 'CANCELLED');
}
