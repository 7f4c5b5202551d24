import type { ClockTime } from '@/lib/season/clock-time';
import type { LessonValues, QuestionValues } from './form-values';

/** Such as `K7Q2M`; equal requests share a reference. */
type Referenced = { readonly reference: string };

/** A validated request for lessons. Its text is clean, and its choices are unique and in the form's order. */
export type LessonRequest = Omit<LessonValues, 'times'> &
  Referenced & { readonly times: readonly ClockTime[] };

/** A validated question, with clean text. */
export type Question = QuestionValues & Referenced;

export type Booking = LessonRequest | Question;
