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

/** The part of a request that the link to `/answer` holds. Its lesson types may be some that the site no longer has. */
export type LinkedRequest = Pick<
  LessonRequest,
  'date' | 'times' | 'otherDates' | 'lessonTypes' | 'email' | 'phone' | 'reference'
>;
