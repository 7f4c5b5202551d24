import { pluralize } from '@/lib/pluralize';
import { shortDate } from '@/lib/season/date-in-words';
import { timesInWords } from './lesson-count';
import { formatRequest } from './request-text';
import type { Booking } from './schema';

/** The email's plain text. `answerUrl` is missing for a question, and if the site's origin is unknown. */
export function bookingMessage(booking: Booking, reference: string, answerUrl?: string): string {
  const link = answerUrl ? [`Answer this request: ${answerUrl}`] : [];
  return [formatRequest(booking), `Reference: ${reference}`, ...link].join('\n\n');
}

/** `Swim request · Tue, Jul 15 · 3 times from 9:00 AM · Weekly · K7Q2M`; never a visitor's own words. */
export function bookingSubject(booking: Booking, reference: string): string {
  const { date, otherDates, slots, lessonTypes } = booking;
  if (date === '') return `Question · ${reference}`;
  const more = otherDates.length;
  const days = shortDate(date) + (more > 0 ? ` + ${pluralize(more, 'more day')}` : '');
  const types = lessonTypes.join(', ');
  const times = timesInWords(slots) || 'no time chosen';
  const parts = ['Swim request', days, times, types, reference];
  return parts.filter(Boolean).join(' · ');
}
