import type { BookingResult } from '@/lib/booking/booking-result';
import {
  failedSentence,
  invalidSentence,
  limitedSentence,
  outdatedSentence,
  sentSentence,
} from '@/lib/booking/sentences';

/** The action's result, or `outdated` if the page is older than the deployment. */
export type SendResult = BookingResult | { readonly status: 'outdated' };

/** The sentence that the visitor reads. Empty before anything was sent. */
export function sentenceOf(result: SendResult): string {
  switch (result.status) {
    case 'unsent':
      return '';
    case 'sent':
      return sentSentence(result.receipt.date);
    case 'failed':
      return failedSentence;
    case 'invalid':
      return invalidSentence;
    case 'limited':
      return limitedSentence(result.seconds);
    case 'outdated':
      return outdatedSentence;
  }
}
