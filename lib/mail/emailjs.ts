import 'server-only';
import { z } from 'zod';
import { once } from '@/lib/once';
import { callProvider } from './call-provider';
import { callTimeout, callTimeoutBefore } from './deadline';
import type { Mail, MailOutcome } from './mail';
import { providerUrlSchema, providerWith, type Provider } from './provider';
import { waitForTurn } from './rate-limit';

const schema = z.object({
  EMAILJS_USER_ID: z.string({ error: 'The user ID is required: set EMAILJS_USER_ID.' }),
  EMAILJS_SERVICE_ID: z.string({ error: 'The service ID is required: set EMAILJS_SERVICE_ID.' }),
  EMAILJS_TEMPLATE_ID: z.string({ error: 'The template ID is required: set EMAILJS_TEMPLATE_ID.' }),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  EMAILJS_ORIGIN: providerUrlSchema('EMAILJS_ORIGIN').default('https://api.emailjs.com'),
  // A comma-separated list, or empty if the template has a fixed recipient.
  INSTRUCTOR_EMAIL: z.string().default(''),
});

type Settings = z.output<typeof schema>;

/** The EmailJS client release with this request format. */
const libraryVersion = '5.0.2';

const tooManyRequests = 429;
const quotaUsedUp = 426;

/** A shorter call could time out with an unknown outcome. */
const minCallMs = 2_500;

const tooLate: MailOutcome = {
  kind: 'rejected',
  reason: 'the rate limit allowed no call before the deadline',
};

export const emailJs = once((): Provider => providerWith(schema, send));

/** Tries again once after "too many requests". @see https://www.emailjs.com/docs/rest-api/send/ */
async function send(mail: Mail, settings: Settings, end: number): Promise<MailOutcome> {
  const latestCall = end - Math.min(minCallMs, callTimeout());
  if (!(await waitForTurn(latestCall))) return tooLate;
  const first = await post(mail, settings, end);
  if (first.kind === 'accepted' || first.response?.status !== tooManyRequests) return first;
  return (await waitForTurn(latestCall)) ? post(mail, settings, end) : tooLate;
}

function post(mail: Mail, settings: Settings, end: number): Promise<MailOutcome> {
  const { message, email, phone, additionalInfo } = mail;
  const body = {
    lib_version: libraryVersion,
    user_id: settings.EMAILJS_USER_ID,
    service_id: settings.EMAILJS_SERVICE_ID,
    template_id: settings.EMAILJS_TEMPLATE_ID,
    template_params: {
      to_email: settings.INSTRUCTOR_EMAIL,
      message,
      email,
      phone,
      additionalInfo,
    },
    accessToken: settings.EMAILJS_PRIVATE_KEY,
  };
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callTimeoutBefore(end)),
  };
  const url = new URL('/api/v1.0/email/send', settings.EMAILJS_ORIGIN);
  return callProvider(url, request, outcomeOf, 200);
}

/** Success is status 200 or the text `OK`. */
function outcomeOf(status: number, text: string): MailOutcome {
  const used = status === quotaUsedUp ? ', the monthly quota is used up' : '';
  const reason = `status ${status}${used}`;
  if (status === 200 || text.trim() === 'OK') return { kind: 'accepted', reason };
  return { kind: status >= 300 && status < 500 ? 'rejected' : 'unknown', reason };
}
