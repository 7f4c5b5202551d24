import { TZDate } from '@date-fns/tz';
import { lessonMinutes } from '@/data/lesson-plans';
import { calendarEntry, confirmedEntry, siteName, timeZone } from '@/data/site';
import { minutesOf } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import type { LessonStart } from '@/lib/season/season-slots';
import type { LinkedRequest } from './answer-link';
import { confirmedDays, type AnsweredRequest, type LessonDay } from './answered-request';
import type { LessonBooking } from './booking';

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

/** Escapes a TEXT value (RFC 5545, section 3.3.11), and removes control characters and halves of characters. */
function textValue(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** An instant in milliseconds as `20250715T130000`. */
function basicFormat(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/**
 * A time at the school (RFC 5545, section 3.3.5), in UTC if its time zone is known. Otherwise, the time is floating, and some
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

type Status = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';

/**
 * A lesson. In a calendar, an event replaces the one with the same UID and a lower sequence number, or with the same number
 * and an earlier DTSTAMP (RFC 5546, section 2.1.5).
 */
type CalendarEvent = LessonStart & { readonly status: Status };

type EventText = { readonly summary: string; readonly description: string };

/**
 * Returns an iCalendar file (RFC 5545), or `''` without events. `zone` is an IANA name.
 * @throws RangeError for an invalid date
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  reference: string,
  { summary, description }: EventText,
  { zone = timeZone, madeAt = new Date() }: { zone?: string | undefined; madeAt?: Date } = {},
): string {
  const stamp = basicFormat(madeAt.getTime());
  function eventLines({ date, time, status }: CalendarEvent): readonly string[] {
    const start = minutesOf(time);
    return [
      'BEGIN:VEVENT',
      `UID:${dateTimeValue(date, start, undefined)}-${reference}@${school}`,
      `SEQUENCE:${status === 'TENTATIVE' ? 0 : 1}`,
      `DTSTAMP:${stamp}Z`,
      `DTSTART:${dateTimeValue(date, start, zone)}`,
      `DTEND:${dateTimeValue(date, start + lessonMinutes, zone)}`,
      `SUMMARY:${textValue(summary)}`,
      `DESCRIPTION:${textValue(description)}`,
      `STATUS:${status}`,
      'END:VEVENT',
    ];
  }
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

function eventsOf(days: readonly LessonDay[], status: Status): readonly CalendarEvent[] {
  return days.flatMap(({ date, times }) => times.map((time) => ({ date, time, status })));
}

/** The lessons of a request, not yet confirmed. */
export function calendarOfRequest(request: LessonBooking): string {
  const { date, otherDates, times, lessonTypes, reference } = request;
  const days = [date, ...otherDates].map((day) => ({ date: day, times }));
  const types = lessonTypes.length > 0 ? [`Lesson types: ${lessonTypes.join(', ')}`] : [];
  const description = [calendarEntry.description, ...types, `Reference: ${reference}`].join('\n');
  return calendarFile(eventsOf(days, 'TENTATIVE'), reference, { ...calendarEntry, description });
}

/** The lessons of the family's page, which replace the requested ones. @param url of that page */
export function calendarOfAnswer(
  answered: AnsweredRequest,
  url: string,
  madeAt = new Date(),
): string {
  const { leftOut, reference } = answered;
  const events = [
    ...eventsOf(confirmedDays(answered), 'CONFIRMED'),
    ...eventsOf(leftOut, 'CANCELLED'),
  ];
  const description = [confirmedEntry.description, url, `Reference: ${reference}`].join('\n');
  return calendarFile(events, reference, { ...confirmedEntry, description }, { madeAt });
}

/** The lessons that the instructor confirms. */
export function calendarForInstructor(answered: LinkedRequest & AnsweredRequest): string {
  const { lessonTypes, email, phone, reference } = answered;
  const lines = [email && `Email: ${email}`, phone && `Phone: ${phone}`, `Reference: ${reference}`];
  return calendarFile(eventsOf(confirmedDays(answered), 'CONFIRMED'), reference, {
    summary: [confirmedEntry.summary, ...lessonTypes].join(' · '),
    description: lines.filter(Boolean).join('\n'),
  });
}
