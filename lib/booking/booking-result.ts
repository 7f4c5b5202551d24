import type { LessonBooking, QuestionBooking } from '@/lib/request/booking';
import type { FieldName, FormValues, TextName } from '@/lib/request/form-values';
import type { ClockTime } from '@/lib/season/clock-time';
import {
  failedSentence,
  invalidSentence,
  limitedSentence,
  outdatedSentence,
  sentSentence,
} from '@/lib/request/sentences';

/** A sent request, as the visitor sees it. `contact` is empty without email and phone. */
export type Receipt = (
  | (Omit<LessonBooking, TextName> & {
      /** An iCalendar file; empty without times. */
      readonly calendarFile: string;
    })
  | Omit<QuestionBooking, Exclude<TextName, 'additionalInfo'>>
) & {
  readonly contact: readonly string[];
  readonly requestText: string;
};

export type Problem = { readonly field: FieldName; readonly message: string };

/**
 * The page sets `outdated` if a new build has replaced its own, and `stalled` if no response came. `values` refill a form
 * that was posted without a script, so that its visitor loses nothing.
 */
export type BookingResult = (
  | { readonly status: 'unsent' }
  | { readonly status: 'outdated' }
  | { readonly status: 'stalled' }
  | { readonly status: 'failed' }
  | { readonly status: 'limited'; readonly seconds: number }
  | { readonly status: 'sent'; readonly receipt: Receipt }
  | {
      readonly status: 'invalid';
      readonly problems: readonly Problem[];
      /** The chosen times that are not open. */
      readonly refusedTimes: readonly ClockTime[];
    }
) & { readonly values?: FormValues };

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
  if (result.status === 'sent') return sentSentence(result.receipt);
  if (result.status === 'limited') return limitedSentence(result.seconds);
  return sentences[result.status];
}
