import 'server-only';
import { Resend, type Response as ResendResponse } from 'resend';
import { callProvider, codeOf } from './call-provider';
import { callTimeoutBefore } from './deadline';
import type { Mail, MailOutcome } from './mail';
import { hasDottedDomain } from './recipients';
import type { ResendSettings } from './settings';

/** The SDK reads responses of any size, follows redirects, and reports a rejection and a timeout as the same error. */
class CarefulResend extends Resend {
  outcome: MailOutcome = { kind: 'rejected', reason: 'no call was made' };

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

/** Leaves out an undeliverable Reply-To, which could get the message rejected. */
export async function sendThroughResend(
  mail: Mail,
  settings: ResendSettings,
  end: number,
): Promise<MailOutcome> {
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
      { idempotencyKey, signal: AbortSignal.timeout(callTimeoutBefore(end)) },
    );
    return resend.outcome;
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
