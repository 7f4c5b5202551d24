/** A message for the instructor, whichever provider carries it. All text is already clean. */
export type Mail = {
  readonly reference: string;
  readonly subject: string;
  readonly message: string;
  /** The same as a page, for a provider that takes one. */
  readonly html: string;
  /** The times asked for as an iCalendar file, for a provider that takes one; empty where none. */
  readonly calendarFile: string;
  readonly email: string;
  readonly phone: string;
  readonly additionalInfo: string;
  /**
   * Equal for two sendings of one request, so that a provider that can tell keeps only one. All the
   * rest is equal then too: Resend refuses a key that comes again with another message.
   */
  readonly idempotencyKey: string;
};

/**
 * What became of a message at one provider. `unknown` is the honest third: the provider may have it
 * (it did not answer in time, or its answer broke), so nothing may be built on either guess.
 */
export type Outcome = {
  readonly kind: 'taken' | 'not taken' | 'unknown';
  /** For the operator's log; never a provider's own text, which can echo a visitor's address. */
  readonly reason: string;
  /**
   * What the provider said, where it said anything. Only for whoever sent a message without a
   * visitor, since the text can echo one; never to be logged.
   */
  readonly answer?: { readonly status: number; readonly text: string };
};
