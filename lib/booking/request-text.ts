import { lessonPlans } from '@/data/lesson-plans';
import { dateInWords } from '@/lib/season/iso-date';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import type { FormValues } from './request-fields';

export type Request = FormValues & { readonly date: string };

/** A labeled part of a request; only the value can be the visitor's words. */
export type Fact = {
  readonly label:
    'Date' | 'When' | 'Time slots' | 'Lesson types' | 'Email' | 'Phone' | 'Additional info';
  readonly value: string;
  /** Whether the value is free text. */
  readonly isNote?: boolean;
};

function orElse(text: string, whenEmpty: string): string {
  return text === '' ? whenEmpty : text;
}

/** A lesson type and its price: `Weekly ($45 per lesson)`. */
function withPrice(type: string): string {
  const plan = lessonPlans.find(({ lessonType }) => lessonType === type);
  return plan ? `${type} (${plan.price})` : type;
}

/** The facts of a request in reading order, grouped. */
export function requestFacts(request: Request): readonly (readonly Fact[])[] {
  const { date, slots, lessonTypes, email, phone, additionalInfo } = request;
  const when = spansOf(slots).map(spanInWords).join(', ');
  return [
    [
      { label: 'Date', value: `${dateInWords(date)} (${date})` },
      ...(when ? [{ label: 'When', value: when } as const] : []),
      { label: 'Time slots', value: orElse(slots.join(', '), 'none chosen') },
      {
        label: 'Lesson types',
        value: orElse(lessonTypes.map(withPrice).join(', '), 'none chosen'),
      },
    ],
    [
      { label: 'Email', value: orElse(email, 'not given') },
      { label: 'Phone', value: orElse(phone, 'not given') },
    ],
    [
      {
        label: 'Additional info',
        value: orElse(additionalInfo, 'not given'),
        isNote: additionalInfo !== '',
      },
    ],
  ];
}

/** A note is quoted, so that its lines cannot imitate the message's. */
function factLine({ label, value, isNote }: Fact): string {
  return isNote ? `${label}:\n${value.replace(/^/gm, '> ')}` : `${label}: ${value}`;
}

/** A request as plain text, for the mail and for copying. */
export function requestLines(request: Request): string {
  return requestFacts(request)
    .map((group) => group.map(factLine).join('\n'))
    .join('\n\n');
}
