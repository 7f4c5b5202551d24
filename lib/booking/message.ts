import { dateInWords } from '@/lib/season/iso-date';
import type { Booking } from './schema';

function orElse(text: string, whenEmpty: string): string {
  return text === '' ? whenEmpty : text;
}

/** A visitor's lines, marked as quoted, so that none of them can pose as a line of the message. */
function quoted(text: string): string {
  return text.includes('\n') ? `\n${text.replace(/^/gm, '> ')}` : ` ${orElse(text, 'not given')}`;
}

/** The request as the instructor reads it: plain text of several lines. */
export function bookingMessage(booking: Booking, reference: string): string {
  const { date, slots, lessonTypes, email, phone, additionalInfo } = booking;
  return [
    `Date: ${dateInWords(date)} (${date})`,
    `Time slots: ${orElse(slots.join(', '), 'none chosen')}`,
    `Lesson types: ${orElse(lessonTypes.join(', '), 'none chosen')}`,
    `E-mail: ${orElse(email, 'not given')}`,
    `Phone: ${orElse(phone, 'not given')}`,
    `Additional info:${quoted(additionalInfo)}`,
    `Reference: ${reference}`,
  ].join('\n');
}
