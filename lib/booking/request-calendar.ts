import { calendarEntry, siteName } from '@/data/site';
import { calendarFile } from '@/lib/calendar-file/calendar-file';
import { spansOf } from '@/lib/season/time-span';
import type { AnsweredRequest, AskedFor } from './receipt';

const school = siteName.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function fileOf(asked: AskedFor, summary: string, description: string) {
  const { reference, date, otherDates, slots } = asked;
  const dates = [date, ...otherDates];
  const spans = spansOf(slots);
  const id = `${reference}@${school}`;
  return calendarFile({ id, product: siteName, dates, spans, summary, description });
}

/** An iCalendar file for the parent; empty without times. */
export function calendarForParent(asked: AskedFor): string {
  const { reference, lessonTypes } = asked;
  const types = lessonTypes.length > 0 ? [`Lesson types: ${lessonTypes.join(', ')}`] : [];
  const lines = [calendarEntry.description, ...types, `Reference: ${reference}`];
  return fileOf(asked, calendarEntry.summary, lines.join('\n'));
}

export function calendarForInstructor(asked: AnsweredRequest): string {
  const { reference, lessonTypes, email, phone } = asked;
  const lines = [email && `Email: ${email}`, phone && `Phone: ${phone}`, `Reference: ${reference}`];
  const summary = ['Swim lesson', ...lessonTypes].join(' · ');
  return fileOf(asked, summary, lines.filter(Boolean).join('\n'));
}
