import { TZDate } from '@date-fns/tz';
import { calendarEntry, siteName, timeZone } from '@/data/site';
import { addDays } from '@/lib/season/iso-date';
import { spansOf, type TimeSpan } from '@/lib/season/time-span';
import type { LessonRequest, LinkedRequest } from './booking';

const school = siteName.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** RFC 5545, section 3.1. */
const maxOctets = 75;

function folded(line: string): string {
  let octets = 0;
  const characters = Array.from(line, (character) => {
    const { length } = new TextEncoder().encode(character);
    octets += length;
    if (octets <= maxOctets) return character;
    octets = 1 + length;
    return `\r\n ${character}`;
  });
  return characters.join('');
}

/** Escapes a TEXT value (RFC 5545, section 3.3.11) and removes control characters. */
function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/**
 * A time at the school (RFC 5545, section 3.3.5): in UTC if its time zone is known. Otherwise, it is floating, and some
 * calendars read it as UTC.
 */
function dateTimeValue(date: string, minutes: number, zone: string | undefined): string {
  // With an hour of 0 and more than 59 minutes, TZDate would be wrong where the device's clocks change.
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  const [year = 0, month = 1, day = 1] = addDays(date, days).split('-').map(Number);
  const instant = zone
    ? new TZDate(year, month - 1, day, hours, minutes % 60, zone).getTime()
    : Date.UTC(year, month - 1, day, hours, minutes % 60);
  const value = new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return zone ? `${value}Z` : value;
}

/** Returns an iCalendar file (RFC 5545), or `''` without times. `zone` is an IANA name. @throws RangeError for a text that is no date */
export function calendarFile(
  {
    reference,
    date,
    otherDates,
    times,
  }: Pick<LinkedRequest, 'reference' | 'date' | 'otherDates' | 'times'>,
  summary: string,
  description: string,
  zone: string | undefined = timeZone,
): string {
  const eventLines = (day: string, { start, end }: TimeSpan): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${dateTimeValue(day, start, undefined)}-${reference}@${school}`,
    // Fixed, so that the same request gives the same file.
    `DTSTAMP:${dateTimeValue(day, 0, undefined)}Z`,
    `DTSTART:${dateTimeValue(day, start, zone)}`,
    `DTEND:${dateTimeValue(day, end, zone)}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ];
  if (times.length === 0) return '';
  const spans = spansOf(times);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(siteName)}//Lesson request//EN`,
    // With `REQUEST`, calendar apps would ask for a reply.
    'METHOD:PUBLISH',
    ...[date, ...otherDates].flatMap((day) => spans.flatMap((span) => eventLines(day, span))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

export function calendarForParent(request: LessonRequest): string {
  const { reference, lessonTypes } = request;
  const types = lessonTypes.length > 0 ? [`Lesson types: ${lessonTypes.join(', ')}`] : [];
  const lines = [calendarEntry.description, ...types, `Reference: ${reference}`];
  return calendarFile(request, calendarEntry.summary, lines.join('\n'));
}

export function calendarForInstructor(request: LinkedRequest): string {
  const { reference, lessonTypes, email, phone } = request;
  const lines = [email && `Email: ${email}`, phone && `Phone: ${phone}`, `Reference: ${reference}`];
  const summary = ['Swim lesson', ...lessonTypes].join(' · ');
  return calendarFile(request, summary, lines.filter(Boolean).join('\n'));
}
