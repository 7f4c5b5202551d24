import type { TimeSpan } from '@/lib/season/time-span';
import { contentLines, textValue } from './content-line';
import { dateTimeValue } from './date-time';

export type RequestedTimes = {
  /** Unique per request. */
  readonly id: string;
  readonly product: string;
  readonly dates: readonly string[];
  readonly spans: readonly TimeSpan[];
  /** IANA name; `undefined` for floating times. */
  readonly timeZone: string | undefined;
  readonly summary: string;
  readonly description: string;
};

/** An iCalendar file (RFC 5545), empty without spans. @throws RangeError for an unknown date or time zone */
export function calendarFile(requested: RequestedTimes): string {
  const { product, dates, spans } = requested;
  if (spans.length === 0) return '';
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(product)}//Lesson request//EN`,
    // An invitation would ask for a reply.
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
  const { id, timeZone, summary, description } = requested;
  return [
    'BEGIN:VEVENT',
    `UID:${dateTimeValue(date, start, undefined)}-${id}`,
    // Equal requests must give equal files.
    `DTSTAMP:${dateTimeValue(date, 0, 'UTC')}`,
    `DTSTART:${dateTimeValue(date, start, timeZone)}`,
    `DTEND:${dateTimeValue(date, end, timeZone)}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ];
}
