import 'server-only';
import { Resend, type Response as ResendResponse } from 'resend';
import { callProvider, codeOf } from './call-provider';
import { callDeadlineBefore } from './deadline';
import type { Mail, Outcome } from './mail';
import { hasDottedDomain } from './recipients';
import type { ResendSettings } from './settings';

/** The SDK reads answers of any size, follows redirects, and cannot tell "refused" from "no answer". */
class CarefulResend extends Resend {
  outcome: Outcome = { kind: 'not taken', reason: 'no call was made' };

  override async fetchRequest<T>(path: string, request: RequestInit): Promise<ResendResponse<T>> {
    this.outcome = await callProvider(`${this.baseUrl}${path}`, request, outcomeOf);
    const message = 'see the outcome';
    return {
      data: null,
      error: { name: 'application_error', statusCode: null, message },
      headers: null,
    };
  }
}

/**
 * Sends until `end` (`performance.now()`). A Reply-To that cannot be answered could have it refused.
 * @see https://resend.com/docs/dashboard/emails/idempotency-keys
 */
export async function sendThroughResend(
  mail: Mail,
  settings: ResendSettings,
  end: number,
): Promise<Outcome> {
  const { RESEND_API_KEY, RESEND_BASE_URL: baseUrl, RESEND_FROM, INSTRUCTOR_EMAIL } = settings;
  const { subject, message, email, idempotencyKey } = mail;
  try {
    const resend = new CarefulResend(RESEND_API_KEY, baseUrl ? { baseUrl } : {});
    await resend.emails.send(
      {
        from: RESEND_FROM,
        to: INSTRUCTOR_EMAIL,
        subject,
        text: message,
        ...(hasDottedDomain(email) && { replyTo: email }),
      },
      { idempotencyKey, signal: AbortSignal.timeout(callDeadlineBefore(end)) },
    );
    return resend.outcome;
  } catch (error) {
    // Thrown before any call: a key or sender that cannot be a header.
    return { kind: 'not taken', reason: codeOf(error) };
  }
}

/** Only an ID proves that a message was taken. */
function outcomeOf(status: number, text: string): Outcome {
  const reason = `status ${status}`;
  if (status >= 500) return { kind: 'unknown', reason };
  if (status >= 300) return { kind: 'not taken', reason };
  return hasId(text)
    ? { kind: 'taken', reason }
    : { kind: 'unknown', reason: `${reason} without an id` };
}

function hasId(text: string): boolean {
  try {
    return Boolean(JSON.parse(text)?.id);
  } catch {
    return false;
  }
}
