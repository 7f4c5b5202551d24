/** An email to the instructor. `cleanText` has cleaned its text. */
export type Mail = {
  readonly reference: string;
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly phone: string;
  readonly additionalInfo: string;
  /** Equal only for equal emails: https://resend.com/docs/dashboard/emails/idempotency-keys */
  readonly idempotencyKey: string;
};

/** `unknown` means that the provider may have accepted the message. */
export type MailOutcome = {
  readonly kind: 'accepted' | 'rejected' | 'unknown';
  readonly reason: string;
  /** The provider's response. It can contain a visitor's address, so it is never logged. */
  readonly response?: { readonly status: number; readonly text: string };
};
