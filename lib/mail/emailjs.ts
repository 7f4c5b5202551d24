import 'server-only';
import { callDeadlineBefore } from './deadline';
import type { Mail, Outcome } from './mail';
import { slowDown, takeTurn } from './pace';
import { readAnswer } from './read-answer';
import type { EmailJsSettings } from './settings';

/** The release of EmailJS's client whose request this one has the form of. */
const libraryVersion = '5.0.2';

const tooManyRequests = 429;

/** Below this many milliseconds no call is begun: it could only end as a request nobody can judge. */
const leastTime = 500;

/**
 * Sends a message through EmailJS's REST endpoint, in turn with this instance's other messages, and
 * once more where it was refused only for coming too soon.
 *
 * @param end until when, on the clock of `performance.now()`
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export async function sendThroughEmailJs(
  mail: Mail,
  settings: EmailJsSettings,
  end: number,
): Promise<Outcome> {
  const first = await post(mail, settings, end);
  if (first.answer?.status !== tooManyRequests) return first;
  slowDown();
  return post(mail, settings, end);
}

async function post(mail: Mail, settings: EmailJsSettings, end: number): Promise<Outcome> {
  if (!(await takeTurn(end - leastTime))) {
    return { kind: 'not taken', reason: 'its turn would come too late' };
  }
  const { message, email, phone, additionalInfo } = mail;
  const body = {
    lib_version: libraryVersion,
    user_id: settings.userId,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: { to_email: settings.recipient, message, email, phone, additionalInfo },
    accessToken: settings.privateKey,
  };
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callDeadlineBefore(end)),
  };
  const answer = await readAnswer(settings.endpoint, request, 200);
  if (answer.kind === 'not sent') return { kind: 'not taken', reason: answer.reason };
  if (answer.kind === 'no answer') return { kind: 'unknown', reason: answer.reason };
  const { status, text } = answer;
  return { ...outcomeOf(status, text), answer: { status, text } };
}

/** Specification, section 6: status 200 or the text `OK` is success, and nothing else is. */
function outcomeOf(status: number, text: string): Outcome {
  const reason = `status ${status}`;
  if (status === 200 || text.trim() === 'OK') return { kind: 'taken', reason };
  return { kind: status >= 300 && status < 500 ? 'not taken' : 'unknown', reason };
}
