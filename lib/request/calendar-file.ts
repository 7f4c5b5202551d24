import { TZDate } from '@date-fns/tz';
import { calendarEntry, confirmedEntry, siteName, timeZone } from '@/data/site';
import { minutesOf, type ClockTime } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import { spansOf, type TimeSpan } from '@/lib/season/time-span';
import { confirmedDays, type AnsweredRequest } from './answered-request';
import type { LessonRequest, LinkedRequest } from './booking';
import { loneSurrogates } from './text-rules';

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
    .replace(loneSurrogates, '\ufffd')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** An instant in milliseconds as `20250715T130000`. */
function basicFormat(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '');
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
  return zone ? `${basicFormat(instant)}Z` : basicFormat(instant);
}

/**
 * Lessons one after another. In a calendar, an event replaces the one with the same UID and a lower sequence number, or with
 * the same number and an earlier DTSTAMP (RFC 5546, section 2.1.5).
 */
type CalendarEvent = {
  readonly date: string;
  readonly span: TimeSpan;
  /** The start that is a part of its UID, in minutes after midnight. */
  readonly knownStart: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
};

type EventText = { readonly summary: string; readonly description: string };

/**
 * Returns an iCalendar file (RFC 5545), or `''` without events. `zone` is an IANA name.
 * @throws RangeError for a text that is no date
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  reference: string,
  { summary, description }: EventText,
  { zone = timeZone, madeAt = new Date() }: { zone?: string | undefined; madeAt?: Date } = {},
): string {
  const stamp = basicFormat(madeAt.getTime());
  const eventLines = ({ date, span, knownStart, status }: CalendarEvent): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${dateTimeValue(date, knownStart, undefined)}-${reference}@${school}`,
    `SEQUENCE:${status === 'TENTATIVE' ? 0 : 1}`,
    `DTSTAMP:${stamp}Z`,
    `DTSTART:${dateTimeValue(date, span.start, zone)}`,
    `DTEND:${dateTimeValue(date, span.end, zone)}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    `STATUS:${status}`,
    'END:VEVENT',
  ];
  if (events.length === 0) return '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(siteName)}//Lesson request//EN`,
    // With `REQUEST`, calendar apps would ask for a reply.
    'METHOD:PUBLISH',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

type RequestedLessons = Pick<LessonRequest, 'date' | 'otherDates' | 'times'>;

export function requestedEvents(request: RequestedLessons): readonly CalendarEvent[] {
  const spans = spansOf(request.times);
  return [request.date, ...request.otherDates].flatMap((date) =>
    spans.map((span) => ({ date, span, knownStart: span.start, status: 'TENTATIVE' as const })),
  );
}

/**
 * Events that replace the requested ones, and those of an earlier answer. A span that was asked for can be confirmed in parts.
 * An earlier answer may have begun another part, with a time that is now left out. That part is cancelled.
 */
export function answeredEvents(request: AnsweredRequest): readonly CalendarEvent[] {
  const confirmed = new Map(confirmedDays(request).map(({ date, times }) => [date, times]));
  return request.dates.flatMap((date) =>
    spansOf(request.times).flatMap((asked) => {
      const { start, end } = asked;
      const times = request.times.filter(
        (time) => minutesOf(time) >= start && minutesOf(time) < end,
      );
      const isConfirmed = (time: ClockTime) => confirmed.get(date)?.includes(time) === true;
      const parts = spansOf(times.filter(isConfirmed)).map((span, index) => ({
        span,
        knownStart: index === 0 ? start : span.start,
        status: 'CONFIRMED' as const,
      }));
      // A part after the first begins with the third time or later.
      const laterStarts = times.slice(2).map(minutesOf);
      const cancelled = [start, ...laterStarts].flatMap((knownStart) => {
        const isPart = parts.some((part) => part.knownStart === knownStart);
        const leftOut = times.filter((time) => minutesOf(time) >= knownStart && !isConfirmed(time));
        const [span] = spansOf(leftOut);
        return isPart || !span ? [] : [{ span, knownStart, status: 'CANCELLED' as const }];
      });
      return [...parts, ...cancelled].map((event) => ({ date, ...event }));
    }),
  );
}

export function calendarForParent(
  request: RequestedLessons & Pick<LessonRequest, 'lessonTypes' | 'reference'>,
): string {
  const { reference, lessonTypes } = request;
  const types = lessonTypes.length > 0 ? [`Lesson types: ${lessonTypes.join(', ')}`] : [];
  const description = [calendarEntry.description, ...types, `Reference: ${reference}`].join('\n');
  return calendarFile(requestedEvents(request), reference, { ...calendarEntry, description });
}

/** The lessons of the family's page. @param url of that page */
export function calendarForFamily(
  request: AnsweredRequest,
  url: string,
  madeAt = new Date(),
): string {
  const { reference } = request;
  const description = [confirmedEntry.description, url, `Reference: ${reference}`].join('\n');
  const text = { ...confirmedEntry, description };
  return calendarFile(answeredEvents(request), reference, text, { madeAt });
}

/** The lessons that the instructor confirms. */
export function calendarForInstructor(
  { lessonTypes, email, phone }: Pick<LinkedRequest, 'lessonTypes' | 'email' | 'phone'>,
  answered: AnsweredRequest,
): string {
  const { reference } = answered;
  const lines = [email && `Email: ${email}`, phone && `Phone: ${phone}`, `Reference: ${reference}`];
  const confirmed = answeredEvents(answered).filter(({ status }) => status === 'CONFIRMED');
  return calendarFile(confirmed, reference, {
    summary: [confirmedEntry.summary, ...lessonTypes].join(' · '),
    description: lines.filter(Boolean).join('\n'),
  });
}
