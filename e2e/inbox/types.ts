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
  /** The provider's answer; null for an injected fault. */
  status: number | null;
  /** Whether the provider keeps it as a message. */
  isMessage: boolean;
};

export type Provider = {
  readonly name: ProviderName;
  readonly path: string;
  /** @param earlier the message with the same idempotency key */
  readonly refusal: (call: Call, earlier: Call | undefined) => Response | undefined;
  readonly taken: (message: Call) => Response;
};
