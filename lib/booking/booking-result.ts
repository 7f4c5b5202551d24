import type { Receipt } from './receipt';
import type { FormValues } from './request-fields';

/** What to change in a field. */
export type Problem = { readonly field: keyof FormValues; readonly message: string };

/** The result of a request; values come back so that nothing is lost. */
export type BookingResult =
  | { readonly status: 'unsent' }
  | { readonly status: 'sent'; readonly receipt: Receipt }
  | {
      readonly status: 'invalid';
      readonly problems: readonly Problem[];
      /** Chosen times that the day no longer offers. */
      readonly takenTimes: readonly string[];
      readonly values: FormValues;
    }
  | { readonly status: 'failed'; readonly values: FormValues }
  | { readonly status: 'limited'; readonly seconds: number; readonly values: FormValues };

export const unsent: BookingResult = { status: 'unsent' };
