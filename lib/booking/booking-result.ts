import type { Receipt } from './receipt';
import type { FormValues } from './request-fields';
import {
  failedSentence,
  invalidSentence,
  limitedSentence,
  outdatedSentence,
  sentSentence,
} from './sentences';

export type Problem = { readonly field: keyof FormValues; readonly message: string };

/**
 * `values` refill the form, so that a visitor loses nothing. The server never returns `outdated`: the page sets it
 * after a new deployment.
 */
export type BookingResult =
  | { readonly status: 'unsent' }
  | { readonly status: 'outdated' }
  | { readonly status: 'sent'; readonly receipt: Receipt }
  | {
      readonly status: 'invalid';
      readonly problems: readonly Problem[];
      readonly takenTimes: readonly string[];
      readonly values: FormValues;
    }
  | { readonly status: 'failed'; readonly values: FormValues }
  | { readonly status: 'limited'; readonly seconds: number; readonly values: FormValues };

export const unsent: BookingResult = { status: 'unsent' };

const sentences = {
  unsent: '',
  invalid: invalidSentence,
  failed: failedSentence,
  outdated: outdatedSentence,
};

/** The sentence that the visitor reads. Empty before anything was sent. */
export function sentenceOf(result: BookingResult): string {
  if (result.status === 'sent') return sentSentence(result.receipt.date);
  if (result.status === 'limited') return limitedSentence(result.seconds);
  return sentences[result.status];
}
