import type { TimeSpan } from '@/lib/season/time-span';
import { contentLines, textValue } from './content-line';
import { dateTimeValue } from './date-time';

export type RequestedTimes = {
  /** Unique per request; with a span's start it identifies an event. */
  readonly id: string;
  readonly product: string;
  readonly date: string;
  readonly spans: readonly TimeSpan[];
  /** IANA name; `undefined` for floating times. */
  readonly timeZone: string | undefined;
  readonly summary: string;
  readonly description: string;
};

/**
 * An iCalendar file (RFC 5545) with a tentative event per span; empty without spans. Stamped with the day's
 * midnight, so that equal requests give equal files.
 * @throws RangeError for an unknown date or time zone
 */
export function calendarFile(requested: RequestedTimes): string {
  const { product, spans } = requested;
  if (spans.length === 0) return '';
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(product)}//Lesson request//EN`,
    // Unlike an invitation, this asks for no answer.
    'METHOD:PUBLISH',
    ...spans.flatMap((span) => eventLines(requested, span)),
    'END:VCALENDAR',
  ]);
}

function eventLines(requested: RequestedTimes, { start, end }: TimeSpan): readonly string[] {
  const { id, date, timeZone, summary, description } = requested;
  return [
    'BEGIN:VEVENT',
    `UID:${dateTimeValue(date, start, undefined)}-${id}`,
    `DTSTAMP:${dateTimeValue(date, 0, 'UTC')}`,
    `DTSTART:${dateTimeValue(date, start, timeZone)}`,
    `DTEND:${dateTimeValue(date, end, timeZone)}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ];
}
