import type { IncomingHttpHeaders } from 'node:http';

export type ProviderName = 'emailjs' | 'resend';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A request at a provider's endpoint. */
export type Call = {
  readonly id: string;
  readonly provider: ProviderName;
  readonly receivedAt: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: JsonObject;
  readonly idempotencyKey: string | undefined;
  /** By the provider's own rules; null where a fault was injected, or while a call is delayed. */
  status: number | null;
  /** Whether the provider took it for a message, and keeps it. */
  isMessage: boolean;
};

export type Provider = {
  readonly name: ProviderName;
  readonly path: string;
  /**
   * The answer to a call that breaks one of the provider's rules, or undefined when it breaks none.
   *
   * @param earlier the message that was taken with the same idempotency key
   */
  readonly refusal: (call: Call, earlier: Call | undefined) => Response | undefined;
  readonly taken: (message: Call) => Response;
};
