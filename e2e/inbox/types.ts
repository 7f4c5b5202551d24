export type ProviderName = 'emailjs' | 'resend';

export type JsonObject = Record<string, unknown>;

/** A message that a provider took: what `GET /messages` lists and what each kept file holds. */
export interface Message {
  id: string;
  provider: ProviderName;
  receivedAt: string;
  headers: Record<string, string>;
  body: JsonObject;
}

/** Any request at a provider's endpoint: what `GET /requests` lists. */
export interface ArrivedRequest {
  provider: ProviderName;
  receivedAt: string;
  /** null: no answer was completed (yet). */
  status: number | null;
  /** A request held up by a `delay` counts as faulty until the ordinary rules have decided. */
  outcome: 'accepted' | 'refused' | 'faulty';
  /** Parsed JSON; the text itself where it is no JSON; null where none was read. */
  body: unknown;
  idempotencyKey?: string;
}

export interface Reply {
  status: number;
  contentType: string;
  text: string;
  headers?: Record<string, string>;
}

/** What a provider judges a request by. */
export interface ProviderRequest {
  receivedAt: string;
  headers: Record<string, string>;
  body: JsonObject;
}

export interface Provider {
  name: ProviderName;
  path: string;
  /** The answer to a request that breaks one of the provider's rules, or null when it breaks none. */
  refusal(request: ProviderRequest): Reply | null;
  /** Keeps the message and gives the answer that says so. */
  take(request: ProviderRequest): Reply;
  /** Puts a refusal in the provider's own shape. */
  refuse(status: number, reason: string): Reply;
}

export interface InboxOptions {
  /** 0, the default, stands for one that is free. */
  port?: number;
  /** Where accepted messages are kept, one file each; created when missing. */
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
