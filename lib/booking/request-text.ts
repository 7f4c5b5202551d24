import { dateInWords } from '@/lib/season/date-in-words';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { lessonsInWords } from './lesson-count';
import { planPrice } from './plan-price';
import type { FormValues } from './request-fields';

function withPrice(type: string): string {
  const price = planPrice(type);
  return price ? `${type} (${price})` : type;
}

function wordsAndIso(date: string): string {
  return `${dateInWords(date)} (${date})`;
}

function lessonLines({ date, slots, otherDates, lessonTypes }: FormValues): readonly string[] {
  const when = spansOf(slots).map(spanInWords).join(', ');
  const moreDays = [
    `Also on: ${otherDates.map(wordsAndIso).join('; ')}`,
    `Lessons: ${lessonsInWords(slots.length, 1 + otherDates.length)}`,
  ];
  return [
    `Date: ${wordsAndIso(date)}`,
    ...(when ? [`When: ${when}`] : []),
    `Time slots: ${slots.join(', ') || 'none chosen'}`,
    ...(otherDates.length > 0 ? moreDays : []),
    `Lesson types: ${lessonTypes.map(withPrice).join(', ') || 'none chosen'}`,
  ];
}

/** A request as plain text, or a question if it has no date. */
export function formatRequest(request: FormValues): string {
  const { date, email, phone, additionalInfo } = request;
  // Quoting keeps a note from imitating the message's own lines.
  const note = additionalInfo ? `\n${additionalInfo.replace(/^/gm, '> ')}` : ' not given';
  return [
    ...(date ? lessonLines(request) : ['Question']),
    '',
    `Email: ${email || 'not given'}`,
    `Phone: ${phone || 'not given'}`,
    '',
    `Additional info:${note}`,
  ].join('\n');
}
