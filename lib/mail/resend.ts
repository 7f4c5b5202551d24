import 'server-only';
import { Resend, type Response as ResendResponse } from 'resend';
import { z } from 'zod';
import { givenSettings } from '@/lib/environment';
import { once } from '@/lib/once';
import { callProvider, codeOf } from './call-provider';
import { callTimeoutBefore } from './deadline';
import type { Mail, MailOutcome } from './mail';
import { providerUrlSchema, providerWith, type Provider } from './provider';
import { hasDottedDomain, parseRecipients } from './recipients';

const schema = z.object({
  RESEND_API_KEY: z.string({ error: 'Resend needs a key: set RESEND_API_KEY.' }),
  RESEND_FROM: z.string({ error: 'Resend needs a sender: set RESEND_FROM.' }),
  RESEND_BASE_URL: providerUrlSchema('RESEND_BASE_URL').optional(),
  INSTRUCTOR_EMAIL: z
    .string()
    .default('')
    // Resend rejects the whole message for one invalid address.
    .transform((list) =>
      parseRecipients(list).flatMap(({ address, valid }) => (valid ? address : [])),
    )
    .refine((addresses) => addresses.length > 0, {
      error: 'Resend needs a recipient: set INSTRUCTOR_EMAIL.',
    }),
});

/** `undefined` if neither key nor sender is set: Resend is optional. */
export const resend = once((): Provider | undefined => {
  const { RESEND_API_KEY, RESEND_FROM } = givenSettings();
  return RESEND_API_KEY || RESEND_FROM ? providerWith(schema, send) : undefined;
});

/** Replaces the SDK's call, which reads responses of any size, follows redirects, and does not tell a rejection from a timeout. */
class CarefulResend extends Resend {
  outcome: MailOutcome = { kind: 'rejected', reason: 'no call was made' };

  override async fetchRequest<T>(path: string, request: RequestInit): Promise<ResendResponse<T>> {
    this.outcome = await callProvider(`${this.baseUrl}${path}`, request, outcomeOf);
    const message = 'ignored: send() returns the outcome';
    return {
      data: null,
      error: { name: 'application_error', statusCode: null, message },
      headers: null,
    };
  }
}

/** Leaves out an undeliverable Reply-To, which could get the message rejected. */
async function send(
  mail: Mail,
  settings: z.output<typeof schema>,
  end: number,
): Promise<MailOutcome> {
  const { RESEND_API_KEY, RESEND_BASE_URL: baseUrl, RESEND_FROM, INSTRUCTOR_EMAIL } = settings;
  const { subject, message, email, idempotencyKey } = mail;
  try {
    const client = new CarefulResend(RESEND_API_KEY, baseUrl ? { baseUrl } : {});
    await client.emails.send(
      {
        from: RESEND_FROM,
        to: INSTRUCTOR_EMAIL,
        subject,
        text: message,
        ...(hasDottedDomain(email) && { replyTo: email }),
      },
      { idempotencyKey, signal: AbortSignal.timeout(callTimeoutBefore(end)) },
    );
    return client.outcome;
  } catch (error) {
    // The SDK throws before any call if the key is not a valid header value.
    return { kind: 'rejected', reason: codeOf(error) };
  }
}

/** Only an ID proves that Resend accepted the message. */
function outcomeOf(status: number, text: string): MailOutcome {
  const reason = `status ${status}`;
  if (status >= 500) return { kind: 'unknown', reason };
  if (status >= 300) return { kind: 'rejected', reason };
  return hasId(text)
    ? { kind: 'accepted', reason }
    : { kind: 'unknown', reason: `${reason} without an id` };
}

function hasId(text: string): boolean {
  try {
    return Boolean(JSON.parse(text)?.id);
  } catch {
    return false;
  }
}
