import 'server-only';
import { z } from 'zod';
import { defineProvider, providerOrigin, type Mail, type MailOutcome } from './provider';

const schema = z.object({
  EMAILJS_USER_ID: z.string({ error: 'The user ID is required: set EMAILJS_USER_ID.' }),
  EMAILJS_SERVICE_ID: z.string({ error: 'The service ID is required: set EMAILJS_SERVICE_ID.' }),
  EMAILJS_TEMPLATE_ID: z.string({ error: 'The template ID is required: set EMAILJS_TEMPLATE_ID.' }),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  EMAILJS_ORIGIN: providerOrigin('EMAILJS_ORIGIN').default('https://api.emailjs.com'),
  // A comma-separated list, or empty if the template has a fixed recipient.
  INSTRUCTOR_EMAIL: z.string().default(''),
});

export const emailJs = defineProvider({
  name: 'EmailJS',
  identifiers: ['EMAILJS_USER_ID', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
  secrets: ['EMAILJS_PRIVATE_KEY'],
  // One request per second per account. The extra 50 ms absorb network jitter.
  minIntervalMs: 1_050,
  schema,
  send,
});

/** The EmailJS client release with this request format. */
const libraryVersion = '5.0.2';

const tooManyRequests = 429;
const quotaUsedUp = 426;

const maxBytesRead = 4096;

/** Follows no redirects, which would send the body elsewhere. @see https://www.emailjs.com/docs/rest-api/send/ */
async function send(
  { message, email, phone, additionalInfo }: Mail,
  settings: z.output<typeof schema>,
  signal: AbortSignal,
): Promise<MailOutcome> {
  const body = {
    lib_version: libraryVersion,
    user_id: settings.EMAILJS_USER_ID,
    service_id: settings.EMAILJS_SERVICE_ID,
    template_id: settings.EMAILJS_TEMPLATE_ID,
    // The owner requires exactly these five.
    template_params: {
      to_email: settings.INSTRUCTOR_EMAIL,
      message,
      email,
      phone,
      additionalInfo,
    },
    accessToken: settings.EMAILJS_PRIVATE_KEY,
  };
  const response = await fetch(new URL('/api/v1.0/email/send', settings.EMAILJS_ORIGIN), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    redirect: 'manual',
    signal,
  });
  const { status } = response;
  if (status === 200) {
    // An unread body would keep its connection busy.
    response.body?.cancel().catch(() => undefined);
    return { kind: 'accepted', reason: 'status 200' };
  }
  const text = await firstBytes(response);
  return { ...outcomeOf(status, text), response: { status, text } };
}

/** For a status other than 200. The text `OK` means success. */
function outcomeOf(status: number, text: string): MailOutcome {
  const reason = `status ${status}`;
  if (text.trim() === 'OK') return { kind: 'accepted', reason };
  if (status === tooManyRequests) return { kind: 'rejected', reason, retryAfterMs: 0 };
  if (status === quotaUsedUp) {
    return { kind: 'rejected', reason: `${reason}, the monthly quota is used up` };
  }
  return { kind: status >= 300 && status < 500 ? 'rejected' : 'unknown', reason };
}

async function firstBytes({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= maxBytesRead) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
