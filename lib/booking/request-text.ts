import { lessonPlans } from '@/data/lesson-plans';
import { dateInWords } from '@/lib/season/iso-date';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import type { FormValues } from './request-fields';

export type Request = FormValues & { readonly date: string };

/** One thing that a request says. Only a value can be a visitor's own words. */
export type Fact = {
  readonly label:
    'Date' | 'When' | 'Time slots' | 'Lesson types' | 'Email' | 'Phone' | 'Additional info';
  readonly value: string;
  /** Whether the value is a visitor's note: sentences of their own, of any length. */
  readonly isNote?: boolean;
};

function orElse(text: string, whenEmpty: string): string {
  return text === '' ? whenEmpty : text;
}

/** A lesson type with the price of its plan, where it has one: `Weekly ($45 per lesson)`. */
function withPrice(type: string): string {
  const plan = lessonPlans.find(({ lessonType }) => lessonType === type);
  return plan ? `${type} (${plan.price})` : type;
}

/** What a request says, in the order in which it is read: what is asked for, who asks, in what words. */
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

/** A note is marked as quoted, so that no line of it can pose as one of the message. */
function factLine({ label, value, isNote }: Fact): string {
  return isNote ? `${label}:\n${value.replace(/^/gm, '> ')}` : `${label}: ${value}`;
}

/** A request as text of several lines: what the instructor reads, and what a visitor can copy. */
export function requestLines(request: Request): string {
  return requestFacts(request)
    .map((group) => group.map(factLine).join('\n'))
    .join('\n\n');
}
