import { shortDate } from '@/lib/season/date-in-words';
import { pluralize } from './lesson-count';
import { formatRequest } from './request-text';
import type { Booking } from './schema';

/** A phone's inbox shows about three times in a subject. If there are more, it lists two and counts the others. */
const maxSlotsListed = 3;

/** The email's plain text. `answerUrl` is missing for a question, and if the site's origin is unknown. */
export function bookingMessage(booking: Booking, reference: string, answerUrl?: string): string {
  const link = answerUrl ? [`Answer this request: ${answerUrl}`] : [];
  return [formatRequest(booking), `Reference: ${reference}`, ...link].join('\n\n');
}

function slotSummary(slots: readonly string[]): string {
  if (slots.length === 0) return 'no time chosen';
  if (slots.length <= maxSlotsListed) return slots.join(', ');
  return `${slots.slice(0, 2).join(', ')} + ${slots.length - 2} more`;
}

/** `Swim request · Tue, Jul 15 · 9:00 AM, 9:30 AM + 4 more · Weekly · K7Q2M`; never a visitor's own words. */
export function bookingSubject(booking: Booking, reference: string): string {
  const { date, otherDates, slots, lessonTypes } = booking;
  if (date === '') return `Question · ${reference}`;
  const more = otherDates.length;
  const days = shortDate(date) + (more > 0 ? ` + ${pluralize(more, 'more day')}` : '');
  const types = lessonTypes.join(', ');
  const parts = ['Swim request', days, slotSummary(slots), types, reference];
  return parts.filter(Boolean).join(' · ');
}
