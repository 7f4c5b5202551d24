import { shortDate } from '@/lib/season/date-in-words';
import { counted } from './lesson-count';
import { requestLines } from './request-text';
import type { Booking } from './schema';

/** What fits a phone's list of mail. */
const mostSlotsNamed = 3;

/** The request as plain text; `answerUrl` is absent for a question, and where the site's origin is unknown. */
export function bookingMessage(booking: Booking, reference: string, answerUrl?: string): string {
  const link = answerUrl ? [`Answer this request: ${answerUrl}`] : [];
  return [requestLines(booking), `Reference: ${reference}`, ...link].join('\n\n');
}

function slotsInShort(slots: readonly string[]): string {
  if (slots.length === 0) return 'no time chosen';
  if (slots.length <= mostSlotsNamed) return slots.join(', ');
  return `${slots.slice(0, 2).join(', ')} + ${slots.length - 2} more`;
}

function daysInShort(date: string, otherDates: readonly string[]): string {
  const more = otherDates.length;
  return shortDate(date) + (more > 0 ? ` + ${counted(more, 'more day')}` : '');
}

/** `Swim request · Tue, Jul 15 · 9:00 AM, 9:30 AM + 4 more · Weekly · K7Q2M`, no visitor's words. */
export function bookingSubject(booking: Booking, reference: string): string {
  const { date, otherDates, slots, lessonTypes } = booking;
  if (date === '') return `Question · ${reference}`;
  const days = daysInShort(date, otherDates);
  const types = lessonTypes.join(', ');
  const parts = ['Swim request', days, slotsInShort(slots), types, reference];
  return parts.filter(Boolean).join(' · ');
}
