import type { ClockTime } from '@/lib/season/clock-time';
import type { FormValues } from './form-values';

/** Such as `K7Q2M`; equal requests share a reference. */
type Referenced = { readonly reference: string };

/** A validated request for lessons. Its text is clean, and its choices are unique and in the form's order. */
export type LessonBooking = Omit<Extract<FormValues, { kind: 'lesson' }>, 'times'> &
  Referenced & { readonly times: readonly ClockTime[] };

/** A validated request or question, with clean text. */
export type Booking = LessonBooking | (Extract<FormValues, { kind: 'question' }> & Referenced);
