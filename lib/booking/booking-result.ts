import type { Receipt } from './receipt';
import type { FormValues } from './request-fields';

export type Problem = { readonly field: keyof FormValues; readonly message: string };

/** `values` refill the form, so that a visitor loses nothing. */
export type BookingResult =
  | { readonly status: 'unsent' }
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
