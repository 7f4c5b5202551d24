import { calendarEntry, siteName } from '@/data/site';
import { calendarFile } from '@/lib/calendar-file/calendar-file';
import { spansOf } from '@/lib/season/time-span';
import type { RequestToAnswer, RequestSummary } from './receipt';

const school = siteName.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function fileOf(request: RequestSummary, summary: string, description: string) {
  const { reference, date, otherDates, slots } = request;
  const dates = [date, ...otherDates];
  const spans = spansOf(slots);
  const id = `${reference}@${school}`;
  return calendarFile({ id, product: siteName, dates, spans, summary, description });
}

/** An iCalendar file for the parent; empty without times. */
export function calendarForParent(request: RequestSummary): string {
  const { reference, lessonTypes } = request;
  const types = lessonTypes.length > 0 ? [`Lesson types: ${lessonTypes.join(', ')}`] : [];
  const lines = [calendarEntry.description, ...types, `Reference: ${reference}`];
  return fileOf(request, calendarEntry.summary, lines.join('\n'));
}

export function calendarForInstructor(request: RequestToAnswer): string {
  const { reference, lessonTypes, email, phone } = request;
  const lines = [email && `Email: ${email}`, phone && `Phone: ${phone}`, `Reference: ${reference}`];
  const summary = ['Swim lesson', ...lessonTypes].join(' · ');
  return fileOf(request, summary, lines.filter(Boolean).join('\n'));
}
