import { isRealDate } from '@/lib/season/iso-date';
import type { FormValues } from './request-fields';

/** Without characters that sound or look alike. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 5;
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

/** What was requested, without who did; a question has an empty date. */
export type AskedFor = Pick<FormValues, 'date' | 'slots' | 'otherDates' | 'lessonTypes'> & {
  readonly reference: string;
};

/** What the instructor answers. */
export type AnsweredRequest = AskedFor & Pick<FormValues, 'email' | 'phone'>;

/** What the server answers to a sent request. */
export type Receipt = AskedFor & {
  readonly canReply: boolean;
  /** An iCalendar file; empty without times. */
  readonly calendarFile: string;
};

/** What a visitor's tab keeps of a sent request until the receipt is dismissed. */
export type KeptReceipt = Receipt & {
  /** The email and the phone number that were left. */
  readonly contact: readonly string[];
  /** The whole request, to be copied or shared. */
  readonly requestText: string;
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** Parses stored receipts; by hand, since zod would outweigh the home page's whole script. */
export function parseReceipts(text: string): readonly KeptReceipt[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap((item) => receiptIn(item) ?? []) : [];
  } catch {
    return [];
  }
}

function receiptIn(item: unknown): KeptReceipt | undefined {
  const stored: { readonly [Key in keyof KeptReceipt]?: unknown } = Object(item);
  const { reference, date, calendarFile, requestText } = stored;
  if (!isText(reference) || !referencePattern.test(reference)) return undefined;
  if (!isText(date) || (date !== '' && !isRealDate(date))) return undefined;
  return {
    reference,
    date,
    slots: textsOf(stored.slots),
    otherDates: textsOf(stored.otherDates).filter(isRealDate),
    lessonTypes: textsOf(stored.lessonTypes),
    canReply: stored.canReply === true,
    calendarFile: isText(calendarFile) ? calendarFile : '',
    contact: textsOf(stored.contact),
    requestText: isText(requestText) ? requestText : '',
  };
}
