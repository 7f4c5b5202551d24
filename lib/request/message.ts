import { pluralize } from '@/lib/season/pluralize';
import { parseClockTime } from '@/lib/season/clock-time';
import { dateInWords, shortDate } from '@/lib/season/date-in-words';
import { timesInSpans } from '@/lib/season/time-span';
import type { Booking } from './booking';
import type { FormValues, LessonField, LessonValues, TextName } from './form-values';
import { typeAndPrice } from './lesson-types';
import { lessonsInWords, timesInWords } from './lessons-in-words';

function wordsAndIso(date: string): string {
  return `${dateInWords(date)} (${date})`;
}

function lessonLines({ date, times, otherDates, lessonTypes }: LessonValues): readonly string[] {
  const when = timesInSpans(times.flatMap((time) => parseClockTime(time) ?? []));
  const moreDays = [
    `Also on: ${otherDates.map(wordsAndIso).join('; ')}`,
    ...(when ? [`Lessons: ${lessonsInWords(times.length, 1 + otherDates.length)}`] : []),
  ];
  const lines: Readonly<Record<LessonField, readonly string[]>> = {
    times: [...(when ? [`When: ${when}`] : []), `Time slots: ${times.join(', ') || 'none chosen'}`],
    otherDates: otherDates.length > 0 ? moreDays : [],
    lessonTypes: [`Lesson types: ${lessonTypes.map(typeAndPrice).join(', ') || 'none chosen'}`],
  };
  return [`Date: ${wordsAndIso(date)}`, ...Object.values(lines).flat()];
}

/** In characters, so that an inbox shows all of it. */
const maxQuestionLength = 80;

function questionLine({ additionalInfo }: Pick<FormValues, 'additionalInfo'>): string {
  const [line = ''] = additionalInfo.trim().split('\n');
  // Cutting by code points splits none of them.
  const characters = Array.from(line);
  const isCut = characters.length > maxQuestionLength;
  const start = isCut ? `${characters.slice(0, maxQuestionLength - 1).join('')}…` : line;
  return `Question: ${start || 'not given'}`;
}

/** A request as plain text. */
export function formatRequest(request: FormValues): string {
  const { email, phone, additionalInfo } = request;
  // Quoting keeps a note from imitating the message's own lines.
  const note = additionalInfo ? `\n${additionalInfo.replace(/^/gm, '> ')}` : ' not given';
  const lines: Readonly<Record<TextName, readonly string[]>> = {
    email: [`Email: ${email || 'not given'}`],
    phone: [`Phone: ${phone || 'not given'}`],
    additionalInfo: [`\nAdditional info:${note}`],
  };
  return [
    ...(request.kind === 'lesson' ? lessonLines(request) : [questionLine(request)]),
    '',
    ...Object.values(lines).flat(),
  ].join('\n');
}

export function formatBooking(booking: Booking): string {
  return `${formatRequest(booking)}\n\nReference: ${booking.reference}`;
}

/** `Swim request · Tue, Jul 15 · 3 times from 9:00 AM · Weekly · K7Q2M`; contains nothing that the visitor typed. */
export function subjectOf(booking: Booking): string {
  const { reference } = booking;
  if (booking.kind === 'question') return `Question · ${reference}`;
  const { date, otherDates, times, lessonTypes } = booking;
  const more = otherDates.length;
  const days = shortDate(date) + (more > 0 ? ` + ${pluralize(more, 'more day')}` : '');
  const chosen = timesInWords(times) || 'no time chosen';
  const parts = ['Swim request', days, chosen, lessonTypes.join(', '), reference];
  return parts.filter(Boolean).join(' · ');
}
