import { shortDate } from '@/lib/season/iso-date';
import { requestLines } from './request-text';
import type { Booking } from './schema';

/** The request as the instructor reads it: plain text of several lines. */
export function bookingMessage(booking: Booking, reference: string): string {
  return `${requestLines(booking)}\nReference: ${reference}`;
}

/** A subject that sorts by day in a list of mail: `Swim request · Tue Jul 15 · 9:00 AM · Weekly · K7Q2M`. */
export function bookingSubject({ date, slots, lessonTypes }: Booking, reference: string): string {
  const choices = [slots.join(', '), lessonTypes.join(', ')];
  return ['Swim request', shortDate(date), ...choices, reference].filter(Boolean).join(' · ');
}
