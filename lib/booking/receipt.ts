import type { FormValues } from './request-fields';

/** Excludes `0`, `1`, `I`, `L`, `O` and `U`, which are easily misread. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 5;
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

/** Any request, without its email, phone and note; `date` is empty for a question. */
export type RequestSummary = Pick<FormValues, 'date' | 'slots' | 'otherDates' | 'lessonTypes'> & {
  readonly reference: string;
};

export type RequestToAnswer = RequestSummary & Pick<FormValues, 'email' | 'phone'>;

export type Receipt = RequestSummary & {
  /** An iCalendar file; empty without times. */
  readonly calendarFile: string;
};

/** A receipt that a visitor's tab keeps until it is dismissed. */
export type SavedReceipt = Receipt & {
  readonly contact: readonly string[];
  readonly requestText: string;
};
