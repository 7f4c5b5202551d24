import type { TimeSpan } from '@/lib/season/time-span';
import { contentLines, textValue } from './content-line';

export type RequestedTimes = {
  /** Unique per request. */
  readonly id: string;
  readonly product: string;
  readonly dates: readonly string[];
  readonly spans: readonly TimeSpan[];
  readonly summary: string;
  readonly description: string;
};

/** A floating time (RFC 5545, section 3.3.5): without a time zone, it is the local time at the pool. */
function dateTimeValue(date: string, minutes: number): string {
  const instant = new Date(Date.parse(`${date}T00:00Z`) + minutes * 60_000);
  return instant.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** An iCalendar file (RFC 5545), empty without spans. @throws RangeError for an invalid date */
export function calendarFile(requested: RequestedTimes): string {
  const { product, dates, spans } = requested;
  if (spans.length === 0) return '';
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(product)}//Lesson request//EN`,
    // With `REQUEST`, calendar apps would ask for a reply.
    'METHOD:PUBLISH',
    ...dates.flatMap((date) => spans.flatMap((span) => eventLines(requested, date, span))),
    'END:VCALENDAR',
  ]);
}

function eventLines(
  requested: RequestedTimes,
  date: string,
  { start, end }: TimeSpan,
): readonly string[] {
  const { id, summary, description } = requested;
  return [
    'BEGIN:VEVENT',
    `UID:${dateTimeValue(date, start)}-${id}`,
    // Equal requests must give equal files.
    `DTSTAMP:${dateTimeValue(date, 0)}Z`,
    `DTSTART:${dateTimeValue(date, start)}`,
    `DTEND:${dateTimeValue(date, end)}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ];
}
