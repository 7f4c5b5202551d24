import type { ClockTime } from '@/lib/season/clock-time';
import type { FormValues } from './form-values';

/** Excludes `0`, `1`, `I`, `L`, `O` and `U`, which are easily misread. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 5;
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

/** A validated request. Its text is clean, and its choices are unique and in the form's order. */
export type Booking = Omit<FormValues, 'times'> & {
  readonly times: readonly ClockTime[];
  /** Such as `K7Q2M`; equal requests share a reference. */
  readonly reference: string;
};
