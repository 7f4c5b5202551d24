import type { Receipt } from './receipt';
import type { FormValues } from './request-fields';

/** A field of the form and, in a sentence, what to change in it. */
export type Problem = { readonly field: keyof FormValues | 'date'; readonly message: string };

/** What the form is told about a request. Values come back so that nothing typed or ticked is lost. */
export type BookingResult =
  | { readonly status: 'unsent' }
  | { readonly status: 'sent'; readonly receipt: Receipt }
  | {
      readonly status: 'invalid';
      readonly problems: readonly Problem[];
      /** Times that were asked for and that the day no longer offers. */
      readonly takenTimes: readonly string[];
      readonly values: FormValues;
    }
  | { readonly status: 'failed'; readonly values: FormValues }
  | { readonly status: 'limited'; readonly seconds: number; readonly values: FormValues };

export const unsent: BookingResult = { status: 'unsent' };
