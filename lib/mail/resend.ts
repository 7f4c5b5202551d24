import 'server-only';
import { Resend } from 'resend';
import { callDeadline } from './deadline';
import type { Mail, Outcome } from './mail';
import type { ResendSettings } from './settings';

/**
 * Sends a message through Resend. The key makes a second sending of the same request harmless.
 *
 * @see https://resend.com/docs/dashboard/emails/idempotency-keys
 */
export async function sendThroughResend(mail: Mail, settings: ResendSettings): Promise<Outcome> {
  const { apiKey, baseUrl, from, recipient } = settings;
  const { subject, message, email, idempotencyKey } = mail;
  const options = {
    idempotencyKey,
    signal: AbortSignal.timeout(callDeadline()),
    // Not in the SDK's types, but handed to `fetch` with the rest: the body goes to Resend or nowhere.
    redirect: 'error',
  };
  try {
    const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {});
    const { data, error } = await resend.emails.send(
      { from, to: recipient, subject, text: message, ...(email && { replyTo: email }) },
      options,
    );
    if (data?.id) return { kind: 'taken', reason: 'has an id' };
    return outcomeOfError(error);
  } catch (error) {
    return { kind: 'not taken', reason: error instanceof Error ? error.name : 'unknown error' };
  }
}

/**
 * The SDK gives status `null` for every answer it could not read and, for some failures, no error at
 * all; both may have been sent. Its error names are a fixed list, so they may stand in a log.
 */
function outcomeOfError(error: { name: string; statusCode: number | null } | null): Outcome {
  const status = error?.statusCode ?? null;
  if (!error || status === null) return { kind: 'unknown', reason: 'no readable answer' };
  const reason = `status ${status}, ${error.name}`;
  return { kind: status >= 400 && status < 500 ? 'not taken' : 'unknown', reason };
}
