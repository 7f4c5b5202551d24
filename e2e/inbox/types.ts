import type { IncomingHttpHeaders } from 'node:http';

export type ProviderName = 'emailjs' | 'resend';

export type JsonObject = Record<string, unknown>;

/** A request at a provider's endpoint. */
export interface Call {
  provider: ProviderName;
  receivedAt: string;
  headers: IncomingHttpHeaders;
  body: JsonObject;
  idempotencyKey: string | undefined;
}

/** A message that a provider took: what `GET /messages` lists. */
export interface Message extends Call {
  id: string;
}

/** Any call, taken or not: what `GET /requests` lists. */
export interface ArrivedRequest extends Call {
  /** By the provider's own rules; null where a fault was injected, or while a call is delayed. */
  status: number | null;
}

export interface Provider {
  name: ProviderName;
  path: string;
  /** The answer to a call that breaks one of the provider's rules, or undefined when it breaks none. */
  refusal(call: Call): Response | undefined;
  /** Keeps the message and gives the answer that says so. */
  take(call: Call): Response;
}

export interface InboxOptions {
  /** 0, the default, stands for one that is free. */
  port?: number;
  /** Where messages are kept from one start to the next; created when missing. */
  directory: string;
  /** Milliseconds that EmailJS wants between two requests of the account; 0 lifts the rule. */
  pace?: number;
  /** Whether the EmailJS account asks for its private key. */
  strict?: boolean;
  /** Whether the EmailJS account lets servers call, not only browsers. */
  serverCalls?: boolean;
}

export interface Inbox {
  /** For example http://127.0.0.1:4310 */
  origin: string;
  close(): Promise<void>;
}
