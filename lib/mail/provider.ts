import 'server-only';
import type { z } from 'zod';
import { givenSettings, originSchema } from '@/lib/settings/environment';
import { memoize } from '@/lib/settings/memoize';

/** An email to the instructor. The visitor's text has passed `cleanText`. */
export type Mail = {
  readonly reference: string;
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly phone: string;
  readonly additionalInfo: string;
  /** The same for all attempts in one time window (`identity.ts`). */
  readonly idempotencyKey: string;
};

/** `unknown` means that the provider may have accepted the message. */
export type MailOutcome = {
  readonly kind: 'accepted' | 'rejected' | 'unknown';
  readonly reason: string;
  /** Set if the same call may be repeated after this wait. */
  readonly retryAfterMs?: number;
  /** The provider's response. It can contain a visitor's address, so it is never logged. */
  readonly response?: { readonly status: number; readonly text: string };
};

type Definition<Settings> = {
  readonly name: string;
  /** Setting any of these opts in to the provider. */
  readonly identifiers: readonly string[];
  /** Settings whose values are never printed. */
  readonly secrets: readonly string[];
  /** The provider's rate limit: the milliseconds between two calls. */
  readonly minIntervalMs?: number;
  /** Each message is a sentence that names the setting, and never contains its value. */
  readonly schema: z.ZodType<Settings>;
  /** Sends the email, and stops at `signal`. An error that it throws becomes an outcome. */
  readonly send: (mail: Mail, settings: Settings, signal: AbortSignal) => Promise<MailOutcome>;
};

type Setup =
  | {
      readonly status: 'ready';
      readonly send: (mail: Mail, signal: AbortSignal) => Promise<MailOutcome>;
    }
  | { readonly status: 'unset' | 'invalid'; readonly problems: readonly string[] };

export type Provider = Pick<Definition<unknown>, 'name' | 'secrets' | 'minIntervalMs'> & {
  readonly setup: () => Setup;
};

export function defineProvider<Settings>({
  identifiers,
  schema,
  send,
  ...rest
}: Definition<Settings>): Provider {
  const setup = memoize((): Setup => {
    const given = givenSettings();
    const { data, error } = schema.safeParse(given);
    if (!error) {
      return {
        status: 'ready',
        send: (mail, signal) => send(mail, data, signal).catch(outcomeOfError),
      };
    }
    const status = identifiers.some((name) => given[name]) ? 'invalid' : 'unset';
    return { status, problems: error.issues.map(({ message }) => message) };
  });
  return { ...rest, setup };
}

/** Errors of Node and undici before any byte was sent. */
const notSentCodes =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_INVALID_URL|.*CERT.*|ERR_TLS.*|ERR_SSL.*)$/;

function outcomeOfError(error: unknown): MailOutcome {
  const reason = codeOf(error);
  return { kind: notSentCodes.test(reason) ? 'rejected' : 'unknown', reason };
}

/** An error's code or name. Its message could contain a visitor's text. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** An invalid URL is an error: the default in its place would send a test's emails to the real provider. */
export function providerOrigin(name: string) {
  return originSchema(`${name} is not an origin such as https://api.example.com.`);
}

/** The time limit of one call. */
export const callTimeoutMs = 8_000;
