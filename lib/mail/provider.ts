import 'server-only';
import type { z } from 'zod';
import { givenSettings, urlSchema } from '@/lib/environment';
import type { Mail, MailOutcome } from './mail';

/** Without `send`, the provider is not used. `problems` says why, and never contains a setting's value. */
export type Provider = {
  readonly problems: readonly string[];
  /** Sends a mail by `end` (`performance.now()`). */
  readonly send?: (mail: Mail, end: number) => Promise<MailOutcome>;
};

/** A provider with the settings that `schema` describes. */
export function providerWith<Settings>(
  schema: z.ZodType<Settings>,
  send: (mail: Mail, settings: Settings, end: number) => Promise<MailOutcome>,
): Provider {
  const { data, error } = schema.safeParse(givenSettings());
  if (error) return { problems: error.issues.map(({ message }) => message) };
  return { problems: [], send: (mail, end) => send(mail, data, end) };
}

/** An invalid URL is an error. A fallback to the default would send a test's emails to the real provider. */
export function providerUrlSchema(name: string) {
  return urlSchema(/^https?$/, `${name} is not a URL such as https://api.example.com.`);
}
