/** A message for the instructor; all text is clean. */
export type Mail = {
  readonly reference: string;
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly phone: string;
  readonly additionalInfo: string;
  /** Equal for equal requests, as all else then is: Resend refuses a key with a different message. */
  readonly idempotencyKey: string;
};

/** What became of a message; `unknown` where the provider may have it. */
export type Outcome = {
  readonly kind: 'taken' | 'not taken' | 'unknown';
  /** For the log; never a provider's own text, which can contain a visitor's address. */
  readonly reason: string;
  /** The provider's answer, not to be logged, since it can contain a visitor's address. */
  readonly answer?: { readonly status: number; readonly text: string };
};
