import { shortDate } from '@/lib/season/iso-date';
import { requestLines } from './request-text';
import type { Booking } from './schema';

/** What fits a phone's list of mail. */
const mostSlotsNamed = 3;

/** The request as plain text for the instructor. */
export function bookingMessage(booking: Booking, reference: string): string {
  return `${requestLines(booking)}\n\nReference: ${reference}`;
}

function slotsInShort(slots: readonly string[]): string {
  if (slots.length === 0) return 'no time chosen';
  if (slots.length <= mostSlotsNamed) return slots.join(', ');
  return `${slots.slice(0, 2).join(', ')} + ${slots.length - 2} more`;
}

/** `Swim request · Tue, Jul 15 · 9:00 AM, 9:30 AM + 4 more · Weekly · K7Q2M`, no visitor's words. */
export function bookingSubject({ date, slots, lessonTypes }: Booking, reference: string): string {
  const types = lessonTypes.join(', ');
  const parts = ['Swim request', shortDate(date), slotsInShort(slots), types, reference];
  return parts.filter(Boolean).join(' · ');
}
