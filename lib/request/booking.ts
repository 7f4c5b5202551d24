import type { ClockTime } from '@/lib/season/clock-time';
import type { LessonValues, QuestionValues } from './form-values';

/** Such as `K7Q2M`; equal requests share a reference. */
type Referenced = { readonly reference: string };

/** A validated request for lessons. Its text is clean, and its choices are unique and in the form's order. */
export type LessonBooking = Omit<LessonValues, 'times'> &
  Referenced & { readonly times: readonly ClockTime[] };

export type QuestionBooking = QuestionValues & Referenced;

/** A validated request, with clean text. */
export type Booking = LessonBooking | QuestionBooking;
