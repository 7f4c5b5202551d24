import { isRealDate } from '@/lib/season/iso-date';
import type { FormValues } from './request-fields';

/** Excludes characters that look or sound alike. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 5;
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

/** A request without contact details; `date` is empty for a question. */
export type RequestSummary = Pick<FormValues, 'date' | 'slots' | 'otherDates' | 'lessonTypes'> & {
  readonly reference: string;
};

export type AnsweredRequest = RequestSummary & Pick<FormValues, 'email' | 'phone'>;

export type Receipt = RequestSummary & {
  /** An iCalendar file; empty without times. */
  readonly calendarFile: string;
};

/** A receipt that a visitor's tab keeps until it is dismissed. */
export type SavedReceipt = Receipt & {
  readonly contact: readonly string[];
  readonly requestText: string;
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Validates by hand: zod would be larger than all other scripts of the home page. */
export function parseReceipts(text: string): readonly SavedReceipt[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap((item) => receiptIn(item) ?? []) : [];
  } catch {
    return [];
  }
}

function receiptIn(item: unknown): SavedReceipt | undefined {
  const stored: { readonly [Key in keyof SavedReceipt]?: unknown } = Object(item);
  const [reference, date] = [textOf(stored.reference), textOf(stored.date)];
  if (!referencePattern.test(reference) || (date !== '' && !isRealDate(date))) return undefined;
  return {
    reference,
    date,
    slots: textsOf(stored.slots),
    otherDates: textsOf(stored.otherDates).filter(isRealDate),
    lessonTypes: textsOf(stored.lessonTypes),
    calendarFile: textOf(stored.calendarFile),
    contact: textsOf(stored.contact),
    requestText: textOf(stored.requestText),
  };
}
