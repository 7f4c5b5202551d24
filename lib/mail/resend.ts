import 'server-only';
import { Resend, type Response as ResendResponse } from 'resend';
import { callDeadlineBefore } from './deadline';
import type { Mail, Outcome } from './mail';
import { readAnswer, type Answer } from './read-answer';
import { hasDottedDomain } from './recipients';
import type { ResendSettings } from './settings';

/** The SDK reads answers of any size, follows redirects, and cannot tell "refused" from "no answer". */
class CarefulResend extends Resend {
  answer: Answer = { kind: 'not sent', reason: 'no call was made' };

  override async fetchRequest<T>(path: string, request: RequestInit): Promise<ResendResponse<T>> {
    this.answer = await readAnswer(`${this.baseUrl}${path}`, request);
    const data: T | undefined = takenFrom(this.answer);
    if (data !== undefined) return { data, error: null, headers: null };
    // The provider's words can contain a visitor's address.
    const message = 'see the answer';
    return {
      data: null,
      error: { name: 'application_error', statusCode: null, message },
      headers: null,
    };
  }
}

/** The JSON of a successful answer. */
function takenFrom<T>(answer: Answer): T | undefined {
  if (answer.kind !== 'answered' || answer.status < 200 || answer.status > 299) return undefined;
  try {
    return JSON.parse(answer.text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The content type repeats the file's own `METHOD`. */
function attachmentOf({ reference, calendarFile }: Mail) {
  return {
    filename: `swim-request-${reference}.ics`,
    content: Buffer.from(calendarFile),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
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
  const { apiKey, baseUrl, from, recipients } = settings;
  const { subject, message, html, calendarFile, email, idempotencyKey } = mail;
  try {
    const resend = new CarefulResend(apiKey, baseUrl ? { baseUrl } : {});
    const { data } = await resend.emails.send(
      {
        from,
        to: [...recipients],
        subject,
        text: message,
        html,
        ...(hasDottedDomain(email) && { replyTo: email }),
        ...(calendarFile && { attachments: [attachmentOf(mail)] }),
      },
      { idempotencyKey, signal: AbortSignal.timeout(callDeadlineBefore(end)) },
    );
    return outcomeOf(resend.answer, Boolean(data?.id));
  } catch (error) {
    // Thrown before any call: a key or sender that cannot be a header.
    return { kind: 'not taken', reason: error instanceof Error ? error.name : 'unknown error' };
  }
}

/** Only an ID proves that a message was taken. */
function outcomeOf(answer: Answer, hasId: boolean): Outcome {
  if (answer.kind === 'not sent') return { kind: 'not taken', reason: answer.reason };
  if (answer.kind === 'no answer') return { kind: 'unknown', reason: answer.reason };
  const { status, text } = answer;
  const reason = `status ${status}`;
  const said = { answer: { status, text } };
  if (hasId) return { kind: 'taken', reason, ...said };
  if (status < 300) return { kind: 'unknown', reason: `${reason} without an id`, ...said };
  return { kind: status < 500 ? 'not taken' : 'unknown', reason, ...said };
}
