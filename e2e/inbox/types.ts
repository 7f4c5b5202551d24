import type { IncomingHttpHeaders } from 'node:http';

export const providerNames = ['emailjs', 'resend'] as const;

export type ProviderName = (typeof providerNames)[number];

/** A request at a provider's endpoint. */
export type Call = {
  readonly id: string;
  readonly provider: ProviderName;
  readonly receivedAt: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  /** The status of the provider's response. Null before it, and if a fault takes its place. */
  status: number | null;
  /** Whether the inbox keeps it as a message: it was accepted, and is no repeat. */
  isMessage: boolean;
};

export type Provider = {
  readonly name: ProviderName;
  readonly path: string;
  /** @param earlier the message with the same idempotency key */
  readonly rejectionOf: (call: Call, earlier: Call | undefined) => Response | undefined;
  readonly acceptanceOf: (message: Call) => Response;
};
