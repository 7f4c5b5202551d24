import type { TimeSpan } from '@/lib/season/time-span';
import { contentLines, textValue } from './content-line';
import { dateTimeValue } from './date-time';

/** Times of one day that were asked for and are not confirmed. */
export type RequestedTimes = {
  /** Names the request among all others; together with a span's start it names an event. */
  readonly id: string;
  /** Who wrote the file. */
  readonly product: string;
  /** ISO date. */
  readonly date: string;
  readonly spans: readonly TimeSpan[];
  /** IANA name of the zone whose clock the spans are on; `undefined` for the reader's own. */
  readonly timeZone: string | undefined;
  readonly summary: string;
  readonly description: string;
};

/**
 * The times as an iCalendar file (RFC 5545), a tentative event for each span; empty where there is no
 * span, since a calendar without an event is not valid. No clock is read: one request always gives the
 * same file, so the stamp is the day's own midnight.
 *
 * @returns text with `\r\n` at the end of each line
 * @throws RangeError when there is no such date or time zone
 */
export function calendarFile(requested: RequestedTimes): string {
  const { product, spans } = requested;
  if (spans.length === 0) return '';
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(product)}//Lesson request//EN`,
    // A notice for whoever opens it, as against an invitation that would ask for an answer.
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
