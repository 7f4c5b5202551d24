import 'server-only';
import { createHash } from 'node:crypto';
import { Resend } from 'resend';
import { z } from 'zod';
import { defineProvider, providerOrigin, type Mail, type MailOutcome } from './provider';
import { parseRecipients } from './recipients';

const schema = z.object({
  RESEND_API_KEY: z
    .string({ error: 'Resend needs a key: set RESEND_API_KEY.' })
    .regex(/^[\x21-\x7e]+$/, {
      error: 'RESEND_API_KEY contains a character that a key cannot have.',
    }),
  RESEND_FROM: z
    .string({ error: 'Resend needs a sender: set RESEND_FROM.' })
    .refine((sender) => parseRecipients(sender).every(({ valid }) => valid), {
      error:
        'RESEND_FROM contains an invalid email address. In .env.local, a value that contains a # needs quotation marks.',
    }),
  RESEND_BASE_URL: providerOrigin('RESEND_BASE_URL').optional(),
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

export const resend = defineProvider({
  name: 'Resend',
  identifiers: ['RESEND_API_KEY', 'RESEND_FROM'],
  secrets: ['RESEND_API_KEY'],
  schema,
  send,
});

const invalidStatuses = [400, 422];
const tooManyRequests = 429;

type Settings = z.output<typeof schema>;

/** Sends again without the Reply-To if Resend may have rejected the visitor's address, which is in the text too. */
async function send(mail: Mail, settings: Settings, signal: AbortSignal): Promise<MailOutcome> {
  const outcome = await sendOnce(mail, settings, signal);
  const isInvalid = invalidStatuses.includes(outcome.response?.status ?? 0);
  return isInvalid && mail.email ? sendOnce({ ...mail, email: '' }, settings, signal) : outcome;
}

async function sendOnce(
  { subject, message: text, email, idempotencyKey: key }: Mail,
  { RESEND_API_KEY, RESEND_BASE_URL: baseUrl, RESEND_FROM: from, INSTRUCTOR_EMAIL: to }: Settings,
  signal: AbortSignal,
): Promise<MailOutcome> {
  const client = new Resend(RESEND_API_KEY, baseUrl ? { baseUrl } : {});
  const payload = { from, to, subject, text, ...(email && { replyTo: email }) };
  // Resend rejects a known key with another payload, such as a corrected sender.
  const payloadKey = createHash('sha256')
    .update(JSON.stringify([key, payload]))
    .digest('hex');
  const options = { idempotencyKey: payloadKey, signal };
  const { data, error, headers } = await client.emails.send(payload, options);
  // Only an ID proves that Resend accepted the message.
  if (data?.id) return { kind: 'accepted', reason: 'with an ID' };
  return outcomeOf(error, headers?.['retry-after']);
}

/** Resend's JSON, which the SDK passes on unchecked. Without a status, there was no valid response. */
const errorSchema = z.object({
  statusCode: z.int(),
  name: z.string().default(''),
  message: z.string().default(''),
});

/** @param retryAfter the header, in seconds */
function outcomeOf(error: unknown, retryAfter: string | undefined): MailOutcome {
  const { data } = errorSchema.safeParse(error);
  if (!data) return { kind: 'unknown', reason: 'no valid response' };
  const { statusCode: status, name, message: text } = data;
  const outcome = { reason: `status ${status}`, response: { status, text } } as const;
  if (status >= 500) return { kind: 'unknown', ...outcome };
  // Resend is still sending an equal request: https://resend.com/docs/api-reference/errors
  if (name === 'concurrent_idempotent_requests') {
    return { kind: 'unknown', ...outcome, retryAfterMs: 1000 };
  }
  // Waiting does not help if a quota is used up (`daily_quota_exceeded`, `monthly_quota_exceeded`).
  const isBusy = status === tooManyRequests && !name.endsWith('quota_exceeded');
  return {
    kind: 'rejected',
    ...outcome,
    ...(isBusy && { retryAfterMs: 1000 * (Number(retryAfter) || 1) }),
  };
}
