import { isRealDate } from '@/lib/season/iso-date';

/** Without characters that sound or look alike. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 5;
const referencePattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

/** What was requested, without who did. */
export type AskedFor = {
  readonly reference: string;
  readonly date: string;
  readonly slots: readonly string[];
  readonly otherDates: readonly string[];
  readonly lessonTypes: readonly string[];
};

/** What a visitor's browser keeps of a sent request. */
export type Receipt = AskedFor & {
  /** Whether an email or phone number was given. */
  readonly canReply: boolean;
  /** An iCalendar file; empty without times. */
  readonly calendarFile: string;
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textAt(value: object, key: string): string {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
}

function textsAt(value: object, key: string): readonly string[] {
  const texts: unknown = Reflect.get(value, key);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** Parses a stored receipt; by hand, since zod would outweigh the home page's whole script. */
export function parseReceipt(text: string): Receipt | undefined {
  const value = parsedJson(text);
  if (!(value instanceof Object)) return undefined;
  const reference = textAt(value, 'reference');
  const date = textAt(value, 'date');
  if (!referencePattern.test(reference) || !isRealDate(date)) return undefined;
  return {
    reference,
    date,
    slots: textsAt(value, 'slots'),
    otherDates: textsAt(value, 'otherDates').filter(isRealDate),
    lessonTypes: textsAt(value, 'lessonTypes'),
    canReply: Reflect.get(value, 'canReply') === true,
    calendarFile: textAt(value, 'calendarFile'),
  };
}
