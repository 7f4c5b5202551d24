import { dateInWords } from '@/lib/season/date-in-words';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { lessonsInWords } from './lesson-count';
import { planPrice } from './plan-price';
import type { FormValues } from './request-fields';

/** A labeled part of a request; only the value can be the visitor's words. */
export type Fact = {
  readonly label: string;
  /** A list is one line in text, and a line for each in HTML. */
  readonly value: string | readonly string[];
  readonly isNote?: boolean;
};

/** A lesson type and its price: `Weekly ($45 per lesson)`. */
function withPrice(type: string): string {
  const price = planPrice(type);
  return price ? `${type} (${price})` : type;
}

/** Such as `Tuesday, July 15, 2025 (2025-07-15)`. */
export function wordsAndIso(date: string): string {
  return `${dateInWords(date)} (${date})`;
}

/** The facts of a request in reading order, grouped. */
export function requestFacts(request: FormValues): readonly (readonly Fact[])[] {
  const { date, slots, otherDates, lessonTypes, email, phone, additionalInfo } = request;
  const when = spansOf(slots).map(spanInWords).join(', ');
  const moreDays = [
    { label: 'Also on', value: otherDates.map(wordsAndIso) },
    { label: 'Lessons', value: lessonsInWords(slots.length, 1 + otherDates.length) },
  ];
  return [
    [
      { label: 'Date', value: wordsAndIso(date) },
      ...(when ? [{ label: 'When', value: when }] : []),
      { label: 'Time slots', value: slots.join(', ') || 'none chosen' },
      ...(otherDates.length > 0 ? moreDays : []),
      { label: 'Lesson types', value: lessonTypes.map(withPrice).join(', ') || 'none chosen' },
    ],
    [
      { label: 'Email', value: email || 'not given' },
      { label: 'Phone', value: phone || 'not given' },
    ],
    [
      {
        label: 'Additional info',
        value: additionalInfo || 'not given',
        isNote: additionalInfo !== '',
      },
    ],
  ];
}

/** A note is quoted, so that its lines cannot imitate the message's. */
function factLine({ label, value, isNote }: Fact): string {
  const text = [value].flat().join('; ');
  return isNote ? `${label}:\n${text.replace(/^/gm, '> ')}` : `${label}: ${text}`;
}

/** A request as plain text, for the mail and for copying. */
export function requestLines(request: FormValues): string {
  return requestFacts(request)
    .map((group) => group.map(factLine).join('\n'))
    .join('\n\n');
}
