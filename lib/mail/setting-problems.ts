import 'server-only';
import { givenSettings, readEnvironment } from '@/lib/environment';
import { emailJs } from './emailjs';
import { parseRecipients } from './recipients';
import { resend } from './resend';

function recipientProblem(list = ''): string | undefined {
  const recipients = parseRecipients(list);
  if (recipients.length === 0) {
    return 'INSTRUCTOR_EMAIL is not set, so EmailJS delivers only if the template has a fixed address in To Email.';
  }
  if (recipients.every(({ valid }) => valid)) return undefined;
  return 'INSTRUCTOR_EMAIL contains an invalid email address.';
}

/** Sentences that never contain a setting's value. A provider with a `blocking` problem is not used. */
export function settingProblems() {
  const { problems } = readEnvironment();
  const providers = [emailJs(), resend()];
  const recipient = recipientProblem(givenSettings().INSTRUCTOR_EMAIL);
  return {
    canSend: providers.some((provider) => provider?.send),
    blocking: providers.flatMap((provider) => provider?.problems ?? []),
    suspicious: recipient ? [recipient, ...problems] : problems,
  };
}
