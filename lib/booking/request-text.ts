import { dateInWords } from '@/lib/season/iso-date';
import type { FormValues } from './request-fields';

function orElse(text: string, whenEmpty: string): string {
  return text === '' ? whenEmpty : text;
}

/** A visitor's lines, marked as quoted, so that none of them can pose as a line of the message. */
function quoted(text: string): string {
  return text.includes('\n') ? `\n${text.replace(/^/gm, '> ')}` : ` ${orElse(text, 'not given')}`;
}

/** A request as text of several lines: what the instructor reads, and what a visitor can copy. */
export function requestLines({
  date,
  slots,
  lessonTypes,
  email,
  phone,
  additionalInfo,
}: FormValues & { readonly date: string }): string {
  return [
    `Date: ${dateInWords(date)} (${date})`,
    `Time slots: ${orElse(slots.join(', '), 'none chosen')}`,
    `Lesson types: ${orElse(lessonTypes.join(', '), 'none chosen')}`,
    `E-mail: ${orElse(email, 'not given')}`,
    `Phone: ${orElse(phone, 'not given')}`,
    `Additional info:${quoted(additionalInfo)}`,
  ].join('\n');
}
