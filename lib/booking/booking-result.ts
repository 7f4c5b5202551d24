import type { Booking } from '@/lib/request/booking';
import type { FormValues } from '@/lib/request/form-values';
import type { ClockTime } from '@/lib/season/clock-time';
import {
  failedSentence,
  invalidSentence,
  limitedSentence,
  outdatedSentence,
  sentSentence,
} from '@/lib/request/sentences';

/** A sent request, as the visitor sees it. `contact` is empty without email and phone, `calendarFile` (iCalendar) without times. */
export type Receipt = Pick<
  Booking,
  'reference' | 'date' | 'times' | 'otherDates' | 'lessonTypes'
> & {
  readonly contact: readonly string[];
  readonly requestText: string;
  readonly calendarFile: string;
};

export type Problem = { readonly field: keyof FormValues; readonly message: string };

/**
 * `values` refill the form, so that a visitor loses nothing. The server never returns `outdated` and `stalled`: the page
 * sets them after a new deployment, and when no response came.
 */
export type BookingResult =
  | { readonly status: 'unsent' }
  | { readonly status: 'outdated' }
  | { readonly status: 'stalled' }
  | { readonly status: 'sent'; readonly receipt: Receipt }
  | {
      readonly status: 'invalid';
      readonly problems: readonly Problem[];
      readonly closedTimes: readonly ClockTime[];
      readonly values: FormValues;
    }
  | { readonly status: 'failed'; readonly values: FormValues }
  | { readonly status: 'limited'; readonly seconds: number; readonly values: FormValues };

export const unsent: BookingResult = { status: 'unsent' };

const sentences = {
  unsent: '',
  invalid: invalidSentence,
  failed: failedSentence,
  stalled: failedSentence,
  outdated: outdatedSentence,
};

/** The sentence that the visitor reads. Empty before anything was sent. */
export function sentenceOf(result: BookingResult): string {
  if (result.status === 'sent') return sentSentence(result.receipt.date);
  if (result.status === 'limited') return limitedSentence(result.seconds);
  return sentences[result.status];
}
